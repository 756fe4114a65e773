// Any game of rounds. Reference: src/ottery/pad/rounds.py.
import * as page from "./page";
import type { Fault, Page, Settings, Tally } from "./page";

export const seats = [1, 20] as const;

export function settle(settings: Settings) {
  return {
    best: settings["best"] === "lowest" ? "lowest" : "highest",
    collects: settings["collects"] === true,
    target: page.whole(settings["target"], -page.LARGEST, page.LARGEST),
    rounds: page.whole(settings["rounds"], 1, 500),
    start: page.whole(settings["start"], -page.LARGEST, page.LARGEST) ?? 0,
    negative: settings["negative"] !== false,
  };
}

function reached(total: number, target: number | null, start: number): boolean {
  if (target === null || target === start) return false;
  return target > start ? total >= target : total <= target;
}

export function tally(of: Page): Tally {
  const settings = settle(of.settings);
  const { collects, target, start } = settings;
  const lowest = settings.best === "lowest" && !collects;
  const points = of.rows.map((row) => row.cells.map(page.number));
  const scoring = collects ? page.collect : (own: number[]) => own;
  const scores = of.rows.map((row, i) => page.spread(row, points[i] ?? [], scoring, !collects));
  const totals = page.addUp(of.start, scores);
  const total = (p: number) => totals[p] ?? 0;
  const played = of.rows.filter(page.complete).length;
  const over =
    of.active.some((a, p) => a && reached(total(p), target, start)) ||
    (settings.rounds !== null && played >= settings.rounds);
  return page.tallied({
    scores,
    totals,
    complete: of.rows.map(page.complete),
    places: page.rank(of.active, (p, q) => (lowest ? total(p) < total(q) : total(p) > total(q))),
    ended: page.even(of) && over,
    lines: page.linesOfRounds(of, points, scores, collects),
    wrong: wrong(of, settings.negative),
    lowest,
  });
}

function wrong(of: Page, negative: boolean): Fault[] {
  return of.rows.flatMap((row, i) =>
    row.cells.flatMap((cell, p) => {
      if (Array.isArray(cell)) return [page.fault(i, p, page.text("pad-wrong-number"))];
      if (cell !== null && cell < 0 && !negative) return [page.fault(i, p, page.text("pad-wrong-negative"))];
      return [];
    }),
  );
}
