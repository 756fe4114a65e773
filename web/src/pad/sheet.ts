// A score sheet as it is kept and exported; its form is described in docs/pad.md.
import type { Settings, Value } from "./sheets/page";

export interface Cell {
  value: Value;
  was: Value[];
}

export interface Round {
  cells: Record<string, Cell>;
  common: string[];
}

export interface Player {
  id: number;
  name: string;
  start: number;
  since: number;
  until: number | null;
  /** Rounds missed in between: from the first one to the first one taken part in again. */
  away?: [number, number][];
}

export interface Sheet {
  id: string;
  game: string;
  name: string;
  players: Player[];
  settings: Settings;
  rounds: Round[];
  dealer: number | null;
  plays_on: boolean;
  closed: boolean;
  started: string;
  changed: string;
}

/** A short name that no other sheet has. */
export function newId(): string {
  const letters = crypto.getRandomValues(new Uint8Array(12));
  return [...letters].map((n) => (n % 36).toString(36)).join("");
}

export function newSheet(game: string, names: string[], settings: Settings, now = new Date()): Sheet {
  const start = typeof settings["start"] === "number" ? settings["start"] : 0;
  const stamp = now.toISOString();
  return {
    id: newId(),
    game,
    name: "",
    players: names.map((name, i) => ({ id: i + 1, name, start, since: 0, until: null })),
    settings,
    rounds: [],
    dealer: 1,
    plays_on: false,
    closed: false,
    started: stamp,
    changed: stamp,
  };
}

/** The time, as sheets have it. */
export const now = (): string => new Date().toISOString();

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Writes into a cell; what stood there is kept with it. */
export function put(sheet: Sheet, round: number, player: number, value: Value): void {
  while (sheet.rounds.length <= round) sheet.rounds.push({ cells: {}, common: [] });
  const row = sheet.rounds[round] as Round;
  const cell = (row.cells[player] ??= { value: null, was: [] });
  if (same(cell.value, value)) return;
  if (cell.value !== null) cell.was.push(cell.value);
  cell.value = value;
}
