// What is kept of a sheet: the sheet, the steps that can be undone, what is being typed. Pure: an operation on a record
// gives a record, the same here and inside the store's transaction, so that two windows cannot lose each other's work.
import { same, type Cell, type Player, type Sheet } from "./sheet";

/** A place in the sheet that changed: ["players"], ["rounds", 3, "common"], ["rounds", 3, "cells", "2"]. */
export interface Change {
  at: (string | number)[];
  from: unknown;
  to: unknown;
}
export type Step = Change[];

/** A number being typed: which window, where, what so far. */
export interface Draft {
  window: string;
  round: number;
  player: number;
  text: string;
}

export interface Record {
  id: string;
  version: number;
  sheet: Sheet;
  done: Step[];
  undone: Step[];
  draft: Draft | null;
}

export type Operation =
  | { kind: "do"; step: Step; stamp: string; window: string; draft: Draft | null }
  | { kind: "undo" | "redo" }
  | { kind: "draft"; window: string; draft: Draft | null };

const KEPT = 200;
const EMPTY: Cell = { value: null, was: [] };

export const newRecord = (sheet: Sheet): Record => ({
  id: sheet.id,
  version: 1,
  sheet,
  done: [],
  undone: [],
  draft: null,
});

/** What `edit` changes, as a step; the sheet itself stays as it is. */
export function difference(sheet: Sheet, edit: (sheet: Sheet) => void): Step {
  const after = copy(sheet);
  edit(after);
  const step: Step = [];
  const note = (at: Change["at"], from: unknown, to: unknown) => {
    if (!same(from, to)) step.push({ at, from: copy(from), to: copy(to) });
  };
  for (const key of ["name", "players", "settings", "dealer", "plays_on", "closed"] as const)
    note([key], sheet[key], after[key]);
  note(["rounds", "length"], sheet.rounds.length, after.rounds.length);
  after.rounds.forEach((round, i) => {
    const old = sheet.rounds[i];
    note(["rounds", i, "common"], old?.common ?? [], round.common);
    for (const id of Object.keys(round.cells))
      note(["rounds", i, "cells", id], old?.cells[id] ?? EMPTY, round.cells[id]);
  });
  return step;
}

/** Carries a step out (or back). What stands there and was not expected is kept in the cell's history. */
function apply(sheet: Sheet, step: Step, back: boolean): Sheet {
  const next = copy(sheet);
  for (const { at, from, to } of step) put(next, at, back ? to : from, back ? from : to);
  return next;
}

function put(sheet: Sheet, at: Change["at"], expected: unknown, wanted: unknown): void {
  const [key, index, part, id] = at;
  if (key !== "rounds") {
    const found = sheet as unknown as { [key: string]: unknown };
    const here = found[String(key)];
    found[String(key)] = same(here, expected) ? copy(wanted) : merge(here, expected, wanted);
    return;
  }
  if (index === "length") return shorten(sheet, Number(expected), Number(wanted));
  const i = Number(index);
  while (sheet.rounds.length <= i) sheet.rounds.push({ cells: {}, common: [] });
  const round = sheet.rounds[i];
  if (!round) return;
  if (part === "common") round.common = copy(wanted) as string[];
  else
    round.cells[String(id)] = cell(round.cells[String(id)] ?? EMPTY, expected as Cell, copy(wanted) as Cell);
}

function cell(here: Cell, expected: Cell, wanted: Cell): Cell {
  if (same(here, expected) || same(here.value, wanted.value)) return same(here, expected) ? wanted : here;
  return { value: wanted.value, was: here.value === null ? here.was : [...here.was, here.value] };
}

/** Takes rounds away only where nothing stands in them. */
function shorten(sheet: Sheet, expected: number, wanted: number): void {
  while (wanted < expected && sheet.rounds.length > wanted) {
    const last = sheet.rounds.at(-1);
    if (last && (last.common.length || Object.values(last.cells).some((c) => c.value !== null))) return;
    sheet.rounds.pop();
  }
}

/** Two windows changed the list of players: nobody is lost. Anything else: the later one counts. */
function merge(here: unknown, expected: unknown, wanted: unknown): unknown {
  if (!Array.isArray(here) || !Array.isArray(wanted) || !Array.isArray(expected)) return copy(wanted);
  const ids = new Set([...(expected as Player[]), ...(wanted as Player[])].map((p) => p.id));
  return copy([...(wanted as Player[]), ...(here as Player[]).filter((p) => !ids.has(p.id))]);
}

/** A window that is through with typing takes away its own draft only. */
const draftAfter = (record: Record, by: { window: string; draft: Draft | null }): Draft | null =>
  by.draft ?? (record.draft?.window === by.window ? null : record.draft);

/** The record after an operation. */
export function perform(record: Record, operation: Operation): Record {
  const version = record.version + 1;
  switch (operation.kind) {
    case "draft":
      return { ...record, version, draft: draftAfter(record, operation) };
    case "do": {
      const sheet = { ...apply(record.sheet, operation.step, false), changed: operation.stamp };
      const done = [...record.done, operation.step].slice(-KEPT);
      return { ...record, version, sheet, done, undone: [], draft: draftAfter(record, operation) };
    }
    case "undo":
    case "redo": {
      const back = operation.kind === "undo";
      const [source, target] = back ? [record.done, record.undone] : [record.undone, record.done];
      const step = source.at(-1);
      if (!step) return record;
      const sheet = apply(record.sheet, back ? [...step].reverse() : step, back);
      const [less, more] = [source.slice(0, -1), [...target, step]];
      return { ...record, version, sheet, done: back ? less : more, undone: back ? more : less };
    }
  }
}

export const copy = <T>(value: T): T =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T);
