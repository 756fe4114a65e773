// Otter: rounds, a Party, solo. Reference: src/ottery/games/otter/pad.py and sheet.py.
import * as page from "./page";
import type { Fault, Page, Tally } from "./page";

export const seats = [1, 20] as const;
export const PARTY = 5;
const SOLO_CARDS = 62;

export const settle = () => ({});

/** How many times the last card has to be played: 3 for two players, else 2. */
export const goal = (players: number): number => (players === 2 ? 3 : 2);

export const tally = (of: Page): Tally => (of.active.length === 1 ? solo(of) : outs(of));

function solo(of: Page): Tally {
  const scores = of.rows.map((row) => [page.complete(row) ? (page.number(row.cells[0]) ?? 0) : null]);
  const left = scores.flatMap((row) => (row[0] === null || row[0] === undefined ? [] : [row[0]]));
  const wrong = of.rows.flatMap((row, i) => {
    const cell = row.cells[0] ?? null;
    const fits = cell === null || page.whole(cell, 0, SOLO_CARDS) !== null;
    return fits ? [] : [page.fault(i, 0, page.text("pad-wrong-solo", { most: SOLO_CARDS }))];
  });
  return page.tallied({
    scores,
    totals: [left.length ? Math.min(...left) : 0],
    complete: of.rows.map(page.complete),
    places: [1],
    lines: left.map((n, i) => page.line(0, n, page.text("pad-line-solo", { game: i + 1 }))),
    wrong,
    lowest: true,
    attempts: true,
  });
}

function outs(of: Page): Tally {
  const seat = of.active.map((_, p) => p);
  const here = seat.filter((p) => of.active[p]);
  const at = (i: number, p: number) => page.number(of.rows[i]?.cells[p]) ?? 0;
  const totals = seat.map((p) => page.sum(of.rows.map((_, i) => Math.max(0, at(i, p)))));
  const total = (p: number) => totals[p] ?? 0;
  const most = goal(here.length);
  const won = seat.map((p) => (here.length > 1 && here.includes(p) && total(p) >= most ? 1 : 0));
  const stones = seat.map((p) => (here.length > 1 && here.includes(p) ? Math.min(total(p), most - 1) : 0));
  return page.tallied({
    scores: of.rows.map((row, i) => seat.map((p) => (page.begun(row) ? at(i, p) : null))),
    totals,
    complete: of.rows.map(page.begun),
    places: page.rank(of.active, (p, q) => total(p) > total(q)),
    ended: won.includes(1) && here.length < PARTY,
    lines: of.rows.flatMap((_, i) =>
      seat
        .filter((p) => at(i, p) > 0)
        .map((p) => page.line(p, at(i, p), page.text("pad-line-out", { round: i + 1 }))),
    ),
    wrong: wrong(of, here),
    extras: { stones, won },
  });
}

function wrong(of: Page, here: number[]): Fault[] {
  const most = here.length > 1 ? goal(here.length) : 1;
  const found: Fault[] = [];
  const so = of.active.map(() => 0);
  of.rows.forEach((row, i) => {
    if (here.some((p) => (so[p] ?? 0) >= most) && here.length < PARTY && page.begun(row))
      found.push(page.fault(i, null, page.text("pad-wrong-won")));
    if (row.cells.some((cell) => cell !== null && cell !== 0 && cell !== 1))
      found.push(page.fault(i, null, page.text("pad-wrong-out")));
    else if (page.count(row.cells, 1) !== 1 && page.begun(row))
      found.push(page.fault(i, null, page.text("pad-wrong-one-out")));
    row.cells.forEach((cell, p) => (so[p] = (so[p] ?? 0) + Math.max(0, page.number(cell) ?? 0)));
  });
  for (const p of here)
    if ((so[p] ?? 0) > most)
      found.push(page.fault(of.rows.length - 1, p, page.text("pad-wrong-outs", { most })));
  return found;
}
