/// <reference types="node" />
// The sheets of the page against thousands of pages worked out by Python (scripts/pad_vectors.py).
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import type { Page, Tally } from "./page";
import type { Sheet } from "../sheet";
import { dealerOf, reckon, ROOMS, statistics } from "./reckon";

type Written = Omit<Tally, "wrong"> & { wrong: [number, number | null, unknown][] };

function read(game: string): [Page, Written][] {
  const path = resolve("src/pad/vectors", `${game}.json.gz`);
  return JSON.parse(gunzipSync(readFileSync(path)).toString()) as [Page, Written][];
}

it.each(Object.keys(ROOMS))("works out %s as Python does", { timeout: 60_000 }, (game) => {
  const all = read(game);
  expect(all.length).toBeGreaterThanOrEqual(2500);
  all.forEach(([page, written], i) => {
    const tally = ROOMS[game]?.tally(page);
    const plain = tally && { ...tally, wrong: tally.wrong.map((f) => [f.round, f.seat, f.text]) };
    if (JSON.stringify(sorted(plain)) !== JSON.stringify(sorted(written)))
      expect({ i, page, tally: plain }).toEqual({ i, page, tally: written });
  });
});

type Evening = [Sheet[], unknown[], unknown[]];

it("tells who has won, who deals and how all did as Python does", { timeout: 60_000 }, () => {
  const path = resolve("src/pad/vectors/evenings.json.gz");
  const evenings = JSON.parse(gunzipSync(readFileSync(path)).toString()) as Evening[];
  expect(evenings.length).toBeGreaterThanOrEqual(250);
  for (const [sheets, outcomes, standings] of evenings) {
    expect(sheets.map(told)).toEqual(outcomes);
    expect(
      statistics(sheets).map((s) => [
        ...[s.game, s.lowest, s.name, s.played],
        ...[Number(s.won.toFixed(6)), s.total, s.best, s.worst],
      ]),
    ).toEqual(standings);
  }
});

function told(sheet: Sheet): unknown[] {
  const { over, winners, tally } = reckon(sheet);
  const dealers = Array.from({ length: sheet.rounds.length + 2 }, (_, i) => dealerOf(sheet, i));
  return [over, winners, tally.totals, tally.places, dealers];
}

/** The same values with all keys in order, so that equal ones have equal text. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, own]) => [key, sorted(own)]),
  );
}
