// Which form a game's sheet has: numbers by round, who played out, pearls, cards. Each is fetched when it is needed.
import type { Component } from "svelte";
import type { Book } from "./book.svelte";

type Form = Component<{ book: Book }>;
type Fetch = () => Promise<{ default: Form }>;

const numbers: Fetch = () => import("./Numbers.svelte");
const outs: Fetch = () => import("./Outs.svelte");
const pearls: Fetch = () => import("./Pearls.svelte");
const cards: Fetch = () => import("./Cards.svelte");

const FORMS: Record<string, (players: number) => Fetch> = {
  ottere: () => numbers,
  rounds: () => numbers,
  otter: (players) => (players === 1 ? numbers : outs),
  otters: () => pearls,
  "why-i-otter": () => cards,
  "an-otter-won": () => cards,
};

/** What fetches the form for a game and a number of players; the same every time, so that nothing is built anew. */
export const formOf = (game: string, players: number): Fetch =>
  (FORMS[game] as (players: number) => Fetch)(players);
