// Which form a game's sheet has: numbers by round, who played out, pearls, cards.
import type { Component } from "svelte";
import type { Book } from "./book.svelte";
import Cards from "./Cards.svelte";
import Numbers from "./Numbers.svelte";
import Outs from "./Outs.svelte";
import Pearls from "./Pearls.svelte";
import type { Sheet } from "./sheet";

type Form = Component<{ book: Book }>;

const FORMS: Record<string, (players: number) => Form> = {
  ottere: () => Numbers,
  rounds: () => Numbers,
  otter: (players) => (players === 1 ? Numbers : Outs),
  otters: () => Pearls,
  "why-i-otter": () => Cards,
  "an-otter-won": () => Cards,
};

export const formOf = (sheet: Sheet): Form =>
  (FORMS[sheet.game] as (players: number) => Form)(sheet.players.length);
