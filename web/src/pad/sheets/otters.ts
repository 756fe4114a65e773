// Otters: pearls. Reference: src/ottery/games/otters/pad.py and sheet.py.
import { TOKENS, VALUES, PEARLS, ABRACADABRAS, HANDS_OFF } from "./cards";
import * as page from "./page";
import type { Fault, Line, Page, Row, Tally, Value } from "./page";

export const seats = [2, 5] as const;
export const WHITES = 5;
export const UNDER = "under ";
export const ABRACADABRA = "abracadabra";

export const settle = () => ({});

interface Pearls {
  counts: number[];
  under: number | null;
  spared: number;
}

/** The pearls of a cell by kind; words that mean nothing are left out. */
export function read(value: Value | undefined): Pearls {
  const held = page.words(value);
  const under = held
    .filter((word) => word.startsWith(UNDER))
    .map((word) => PEARLS.indexOf(word.slice(UNDER.length)))
    .filter((kind) => kind >= 0 && kind < WHITES);
  return {
    counts: PEARLS.map((word) => page.count(held, word)),
    under: under[0] === undefined ? null : (VALUES[under[0]] ?? 0),
    spared: page.count(held, ABRACADABRA),
  };
}

const part = (counts: number[], from: number, to: number) =>
  page.sum(counts.slice(from, to).map((n, i) => n * (VALUES[from + i] ?? 0)));

/** Each Abracadabra lets the worst black pearl left count 0 (R24). */
function sparedPoints({ counts, spared }: Pearls): number {
  let left = spared;
  let points = 0;
  for (let kind = counts.length - 1; kind >= WHITES; kind--) {
    const taken = Math.min(left, counts[kind] ?? 0);
    points -= taken * (VALUES[kind] ?? 0);
    left -= taken;
  }
  return points;
}

function lines(seat: number, own: Pearls): Line[] {
  const whites = page.sum(own.counts.slice(0, WHITES));
  const blacks = page.sum(own.counts.slice(WHITES));
  const found = [
    page.line(seat, part(own.counts, 0, WHITES), page.text("otters-line-white", { count: whites })),
  ];
  if (own.under !== null)
    found.push(page.line(seat, own.under, page.text("otters-line-under", { count: 1 })));
  if (blacks)
    found.push(
      page.line(
        seat,
        part(own.counts, WHITES, PEARLS.length),
        page.text("otters-line-black", { count: blacks }),
      ),
    );
  if (own.spared)
    found.push(page.line(seat, sparedPoints(own), page.text("otters-line-spared", { count: own.spared })));
  return found;
}

export function tally(of: Page): Tally {
  const row = of.rows[0];
  const sets = of.active.map((_, p) => read(row?.cells[p]));
  const all = sets.map((own, p) => lines(p, own));
  const totals = all.map((own) => page.sum(own.map((l) => l.points)));
  const tokens = sets.map((own) => page.sum(own.counts) + (own.under === null ? 0 : 1));
  const order = (p: number) => 64 * (totals[p] ?? 0) - (tokens[p] ?? 0);
  const done = row !== undefined && page.complete(row);
  return page.tallied({
    scores: row ? [totals.map((n, p) => (row.cells[p] === null ? null : n))] : [],
    totals,
    complete: row ? [done] : [],
    places: page.rank(of.active, (p, q) => order(p) > order(q)),
    ended: done,
    lines: all.flatMap((own, p) => (row && row.cells[p] !== null ? own : [])),
    wrong: row ? wrong(row, sets) : [],
    extras: { tokens },
  });
}

function wrong(row: Row, sets: Pearls[]): Fault[] {
  const known = [...PEARLS, ABRACADABRA, ...PEARLS.slice(0, WHITES).map((word) => UNDER + word)];
  const found: Fault[] = [];
  row.cells.forEach((cell, p) => {
    if (typeof cell === "number" || page.words(cell).some((word) => !known.includes(word)))
      found.push(page.fault(0, p, page.text("pad-wrong-pearl")));
    if (page.words(cell).filter((word) => word.startsWith(UNDER)).length > 1)
      found.push(page.fault(0, p, page.text("pad-wrong-under")));
  });
  PEARLS.forEach((_, kind) => {
    const value = VALUES[kind] ?? 0;
    const held = page.sum(
      sets.map((own) => (own.counts[kind] ?? 0) + (kind < WHITES && own.under === value ? 1 : 0)),
    );
    if (held > (TOKENS[kind] ?? 0))
      found.push(page.fault(0, null, page.text("pad-wrong-pearls", { pearl: pearl(kind) })));
  });
  const covered = row.cells.flatMap(page.words).filter((word) => word.startsWith(UNDER)).length;
  for (const [slug, n, most] of [
    ["abracadabra", page.sum(sets.map((own) => own.spared)), ABRACADABRAS],
    ["hands-off", covered, HANDS_OFF],
  ] as const)
    if (n > most)
      found.push(
        page.fault(0, null, page.text("pad-wrong-cards", { card: page.text(`otters-card-${slug}`), most })),
      );
  return found;
}

/** A pearl as players say it. */
export function pearl(kind: number) {
  const value = String(VALUES[kind] ?? 0).replace("-", "−");
  return page.text(`otters-pearl-${kind < WHITES ? "white" : "black"}`, { value });
}
