// Opening a table: the quick way against bots, and what a new table is made of.
import { beKnown, create, fetchGames, newId, Refused } from "$lib/api";
import type { Create, Created, GameName, GameSheet, Games, Settings } from "$lib/protocol";
import { nameOr } from "$lib/you";
import type { Options } from "../games/board";

export type Wish = { kind: "me"; name: string } | { kind: "open" } | { kind: "bot"; level: string };

/** Whom a table is laid for: people who come by a link, bots alone, or nobody who is not here already. */
export type Company = "friends" | "bots" | "here";

/** Whom these seats are for. */
export function companyOf(seats: Wish[]): Company {
  if (seats.some((seat) => seat.kind === "open")) return "friends";
  const isOneAgainstBots = seats.length > 1 && seats.filter((seat) => seat.kind !== "bot").length === 1;
  return isOneAgainstBots ? "bots" : "here";
}

/** As many as feel right for a game that takes more. */
const USUAL = 4;
const KEPT = "table-wish:";

/** The usual number of players of a game. */
export function usualSeats(seats: [number, number]): number {
  return Math.min(seats[1], Math.max(seats[0], USUAL));
}

/** Me, one friend or none, and bots up to the usual number. */
export function usualWishes(games: Games, sheet: GameSheet, company: Company, name: string): Wish[] {
  return Array.from({ length: usualSeats(sheet.seats) }, (_, k): Wish => {
    if (k === 0) return { kind: "me", name };
    return k === 1 && company === "friends" ? { kind: "open" } : { kind: "bot", level: games.usual_level };
  });
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

export interface Asked {
  seats: Wish[];
  options: Options;
  settings: Settings;
}

/** What the server is asked for: without the options that are as usual, and every player with a name. */
export function orderOf(sheet: GameSheet, { seats, options, settings }: Asked): Omit<Create, "id"> {
  const chosen = sheet.options
    .filter(({ name, default: usual }) => (options[name] ?? usual) !== usual)
    .map(({ name }) => [name, options[name]]);
  return {
    game: sheet.name,
    seats: seats.map((seat) => (seat.kind === "me" ? { ...seat, name: nameOr(seat.name) } : seat)),
    options: Object.fromEntries(chosen) as Options,
    settings,
  };
}

/** One person and bots: as the last time, at first everything as the rules have it. */
export async function openQuick(game: GameName, name: string): Promise<Created> {
  const games = await fetchGames();
  const sheet = games.games.find((one) => one.name === game);
  if (!sheet)
    throw new Refused({ kind: "unknown", text: { key: "page-nothing-here", values: {} }, rule: null });
  const last = lastWish(game, "bots");
  const seats = (last?.seats ?? usualWishes(games, sheet, "bots", name)).map((seat): Wish => {
    if (seat.kind === "me") return { kind: "me", name };
    const isKnown = seat.kind === "bot" && games.levels.includes(seat.level);
    return isKnown ? seat : { kind: "bot", level: games.usual_level };
  });
  return openTable(orderOf(sheet, { seats, options: last?.options ?? {}, settings: last?.settings ?? {} }));
}

const keyOf = (game: string, company: Company): string =>
  `${KEPT}${game}${company === "bots" ? ":bots" : ""}`;

/** What was chosen for this game and this company the last time, on this device. */
export function lastWish(game: string, company: Company): Asked | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game, company)) ?? "null") as Asked | null;
  } catch {
    return null;
  }
}

/** Remembers what was chosen. */
export const keepWish = (game: string, asked: Asked): void =>
  localStorage.setItem(keyOf(game, companyOf(asked.seats)), JSON.stringify(asked));
