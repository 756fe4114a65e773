// Ottere. Reference: src/ottery/games/ottere/pad.py and sheet.py.
import * as page from "./page";
import type { Fault, Page, Row, Settings, Tally, Value } from "./page";

export const seats = [2, 7] as const;
export const RANKS = [..."A23456789TJQK"];

export function settle(settings: Settings) {
  return {
    scoring: settings["scoring"] === "winner-collects" ? "winner-collects" : "penalty",
    target: page.whole(settings["target"], 1, 9999) ?? 100,
  };
}

/** R18: an eight 50, ten and court cards 10, the others their number. */
function pointsOfCard(rank: string): number {
  const place = RANKS.indexOf(rank);
  return place === 7 ? 50 : Math.min(place + 1, 10);
}

export function pointsOf(value: Value): number | null {
  if (!Array.isArray(value)) return value;
  return page.sum(value.filter((word) => RANKS.includes(word)).map(pointsOfCard));
}

export const packs = (players: number): number => (players <= 5 ? 1 : 2);

export function tally(of: Page): Tally {
  const { scoring, target } = settle(of.settings);
  const collects = scoring === "winner-collects";
  const points = of.rows.map((row) => row.cells.map(pointsOf));
  const score = collects ? page.collect : (own: number[]) => own;
  const scores = of.rows.map((row, i) => page.spread(row, points[i] ?? [], score, !collects));
  const totals = page.addUp(of.start, scores);
  const total = (p: number) => totals[p] ?? 0;
  return page.tallied({
    scores,
    totals,
    complete: of.rows.map(page.complete),
    places: page.rank(of.active, (p, q) => (collects ? total(p) > total(q) : total(p) < total(q))),
    ended: page.even(of) && of.active.some((a, p) => a && total(p) >= target),
    lines: page.linesOfRounds(of, points, scores, collects),
    wrong: of.rows.flatMap((row, i) => wrong(i, row, points[i] ?? [])),
    lowest: !collects,
  });
}

function wrong(i: number, row: Row, points: (number | null)[]): Fault[] {
  const copies = 4 * packs(page.count(row.present, true));
  const most = copies * page.sum(RANKS.map(pointsOfCard));
  const found: Fault[] = [];
  row.cells.forEach((cell, p) => {
    if (page.words(cell).some((word) => !RANKS.includes(word)))
      found.push(page.fault(i, p, page.text("pad-wrong-card")));
    else if ((points[p] ?? 0) < 0) found.push(page.fault(i, p, page.text("pad-wrong-negative")));
  });
  const held = row.cells.flatMap(page.words);
  for (const rank of RANKS)
    if (page.count(held, rank) > copies)
      found.push(page.fault(i, null, page.text("pad-wrong-rank", { rank, most: copies })));
  if (page.sum(points.map((n) => Math.max(0, n ?? 0))) > most)
    found.push(page.fault(i, null, page.text("pad-wrong-too-high", { most })));
  if (page.count(points, 0) > 1) found.push(page.fault(i, null, page.text("pad-wrong-two-out")));
  return found;
}
