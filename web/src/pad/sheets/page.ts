// What the score sheets work with; the reference is src/ottery/games/scorepad.py, held equal by shared vectors.
import type { Text } from "$lib/words.svelte";

export type Value = number | string[] | null;
export type Settings = Record<string, unknown>;

/** A round: each seat's value, whether the seat takes part in it, and the words all share. */
export interface Row {
  cells: Value[];
  present: boolean[];
  common: string[];
}

/** The sheet by seat. `active`: who has not left; `start`: what each began with. */
export interface Page {
  settings: Settings;
  start: number[];
  active: boolean[];
  rows: Row[];
}

export interface Line {
  seat: number;
  points: number;
  text: Text;
}

export interface Fault {
  round: number;
  seat: number | null;
  text: Text;
}

export interface Tally {
  scores: (number | null)[][];
  totals: number[];
  complete: boolean[];
  places: number[];
  ended: boolean;
  lines: Line[];
  wrong: Fault[];
  lowest: boolean;
  attempts: boolean;
  extras: Record<string, number[]>;
}

export interface Room {
  seats: readonly [number, number];
  settle(settings: Settings): Settings;
  tally(page: Page): Tally;
}

export const LARGEST = 999_999;

export const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
export const count = <T>(list: readonly T[], what: T): number => list.filter((x) => x === what).length;
export const text = (key: string, values: Record<string, string | number | Text> = {}): Text => ({
  key,
  values,
});
export const line = (seat: number, points: number, of: Text): Line => ({ seat, points, text: of });
export const fault = (round: number, seat: number | null, of: Text): Fault => ({ round, seat, text: of });
export const words = (value: Value | undefined): string[] => (Array.isArray(value) ? value : []);
export const number = (value: Value | undefined): number | null => (typeof value === "number" ? value : null);

export const begun = (row: Row): boolean => row.common.length > 0 || row.cells.some((c) => c !== null);

export function complete(row: Row): boolean {
  const cells = row.cells.filter((_, p) => row.present[p]);
  return cells.length > 0 && cells.every((c) => c !== null);
}

export function whole(value: unknown, least: number, most: number): number | null {
  return typeof value === "number" && Number.isInteger(value) && least <= value && value <= most
    ? value
    : null;
}

/** The places of the active seats, equal ones sharing; 0 for who has left. */
export function rank(active: readonly boolean[], better: (p: number, q: number) => boolean): number[] {
  const here = active.flatMap((a, p) => (a ? [p] : []));
  return active.map((a, p) => (a ? 1 + here.filter((q) => better(q, p)).length : 0));
}

export const addUp = (start: readonly number[], scores: readonly (number | null)[][]): number[] =>
  start.map((first, p) => first + sum(scores.map((row) => row[p] ?? 0)));

export function even(page: Page): boolean {
  return page.rows.some(complete) && page.rows.every((row) => complete(row) || !begun(row));
}

/** The scores of a round by seat. `atOnce`: an entry counts by itself; else all count when all are there. */
export function spread(
  row: Row,
  points: readonly (number | null)[],
  scoring: (points: number[]) => number[],
  atOnce: boolean,
): (number | null)[] {
  const found: (number | null)[] = row.cells.map(() => null);
  const ready = row.present.flatMap((here, p) => (here && points[p] !== null ? [p] : []));
  if (ready.length && (atOnce || complete(row))) {
    const scores = scoring(ready.map((p) => points[p] ?? 0));
    ready.forEach((p, i) => (found[p] = scores[i] ?? null));
  }
  return found;
}

/** Where the winner collects: the single lowest entry gets all differences to it, the others nothing. */
export function collect(points: readonly number[]): number[] {
  const least = Math.min(...points);
  const alone = count(points, least) === 1;
  return points.map((own) => (alone && own === least ? sum(points) - points.length * least : 0));
}

/** A line for each start value and score; where one collects, a line for each hand collected. */
export function linesOfRounds(
  page: Page,
  points: readonly (number | null)[][],
  scores: readonly (number | null)[][],
  collects: boolean,
): Line[] {
  const found = page.start.flatMap((first, p) => (first ? [line(p, first, text("pad-line-start"))] : []));
  scores.forEach((row, i) =>
    row.forEach((score, seat) => {
      if (score === null) return;
      if (!collects || !score) return found.push(line(seat, score, text("pad-line-round", { round: i + 1 })));
      const own = points[i]?.[seat] ?? 0;
      page.rows[i]?.present.forEach((here, p) => {
        if (here && p !== seat)
          found.push(
            line(seat, (points[i]?.[p] ?? 0) - own, text("pad-line-hand", { round: i + 1, player: p + 1 })),
          );
      });
    }),
  );
  return found;
}

/** A tally with what most games leave at nothing. */
/** The sheet of a duel that is scored once, at its end: the most points win. `row` is its only one. */
export function tallyOnce(
  of: Page,
  row: Row | undefined,
  lines: Line[],
  parts: { ended: boolean; wrong: Fault[]; extras: Tally["extras"] },
): Tally {
  const totals = of.active.map((_, p) => sum(lines.filter((l) => l.seat === p).map((l) => l.points)));
  return tallied({
    scores: row ? [totals.map((n) => (begun(row) ? n : null))] : [],
    totals,
    complete: row ? [parts.ended] : [],
    places: rank(of.active, (p, q) => (totals[p] ?? 0) > (totals[q] ?? 0)),
    lines,
    ...parts,
  });
}

export function tallied(parts: Partial<Tally> & Pick<Tally, "scores" | "totals" | "places">): Tally {
  return {
    complete: [],
    ended: false,
    lines: [],
    wrong: [],
    lowest: false,
    attempts: false,
    extras: {},
    ...parts,
  };
}
