// Opening a table: the quick way against bots, and what a new table is made of.
import { beKnown, create, fetchGames, newId } from "$lib/api";
import type { Create, Created, GameName, Settings } from "$lib/protocol";
import { nameOr } from "$lib/you";
import type { Options } from "../games/board";
import { GAMES } from "../games";

export type Wish = { kind: "me"; name: string } | { kind: "open" } | { kind: "bot"; level: string };

/** As many as feel right for a game that takes more. */
const USUAL = 4;
const KEPT = "table-wish:";

/** The usual number of players of a game. */
export function usualSeats(seats: [number, number]): number {
  return Math.min(seats[1], Math.max(seats[0], USUAL));
}

/** What has had no answer, and its id: asked for again as it was, it opens no second table. */
let unanswered: { wish: string; id: string } | null = null;

/** Opens a table. */
export async function openTable(wish: Omit<Create, "id">): Promise<Created> {
  const text = JSON.stringify(wish);
  if (unanswered?.wish !== text) unanswered = { wish: text, id: newId() };
  const { id } = unanswered;
  await beKnown();
  const made = await create({ id, ...wish });
  unanswered = null;
  return made;
}

/** One person and bots, everything as the rules have it. */
export async function openQuick(game: GameName, name: string): Promise<Created> {
  const card = GAMES.find((one) => one.name === game);
  const { usual_level } = await fetchGames();
  const bots = usualSeats(card?.seats ?? [2, 2]) - 1;
  const seats: Wish[] = [{ kind: "me", name: nameOr(name) }];
  for (let k = 0; k < bots; k++) seats.push({ kind: "bot", level: usual_level });
  return openTable({ game, seats });
}

export interface Asked {
  seats: Wish[];
  options: Options;
  settings: Settings;
}

/** What was chosen for this game the last time, on this device. */
export function lastWish(game: string): Asked | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT + game) ?? "null") as Asked | null;
  } catch {
    return null;
  }
}

/** Remembers what was chosen. */
export const keepWish = (game: string, asked: Asked): void =>
  localStorage.setItem(KEPT + game, JSON.stringify(asked));
