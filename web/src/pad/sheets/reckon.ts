// From a sheet to what follows. Reference: src/ottery/pad/reckon.py and statistics.py.
import type { Player, Sheet } from "../sheet";
import * as anOtterWon from "./an-otter-won";
import * as otter from "./otter";
import * as ottere from "./ottere";
import * as otters from "./otters";
import type { Page, Room, Tally, Value } from "./page";
import * as rounds from "./rounds";
import * as whyIOtter from "./why-i-otter";

/** Everything the pad keeps score of. */
export const ROOMS: Record<string, Room> = {
  ottere,
  otter,
  otters,
  "why-i-otter": whyIOtter,
  "an-otter-won": anOtterWon,
  rounds,
};

export interface Outcome {
  tally: Tally;
  over: boolean;
  winners: number[];
}

export const isIn = (player: Player, round: number): boolean =>
  player.since <= round &&
  (player.until === null || round < player.until) &&
  !player.away?.some(([first, last]) => first <= round && round < last);

export function valueAt(sheet: Sheet, round: number, player: Player): Value {
  return sheet.rounds[round]?.cells[player.id]?.value ?? null;
}

export function pageOf(sheet: Sheet): Page {
  return {
    settings: sheet.settings,
    start: sheet.players.map((p) => p.start),
    active: sheet.players.map((p) => p.until === null),
    rows: sheet.rounds.map((round, i) => ({
      cells: sheet.players.map((p) => (isIn(p, i) ? valueAt(sheet, i, p) : null)),
      present: sheet.players.map((p) => isIn(p, i)),
      common: round.common,
    })),
  };
}

export function reckon(sheet: Sheet): Outcome {
  const tally = (ROOMS[sheet.game] as Room).tally(pageOf(sheet));
  const over = sheet.closed || (tally.ended && !sheet.plays_on);
  return { tally, over, winners: over && tally.complete.includes(true) ? winners(tally) : [] };
}

function winners(tally: Tally): number[] {
  const first = tally.extras["won"]?.map((w) => w > 0) ?? tally.places.map((place) => place === 1);
  return first.flatMap((is, p) => (is ? [p] : []));
}

/** The seat that deals a round; the deal moves on to the next seat that takes part. */
export function dealerOf(sheet: Sheet, round: number): number | null {
  if (sheet.dealer === null) return null;
  const count = sheet.players.length;
  const takesPart = (seat: number, i: number) => {
    const player = sheet.players[seat];
    return player !== undefined && isIn(player, i);
  };
  let found = Math.max(
    0,
    sheet.players.findIndex((p) => p.id === sheet.dealer),
  );
  for (let i = 0; i <= round; i++) {
    const first = found + (i > 0 ? 1 : 0);
    const order = sheet.players.map((_, k) => (first + k) % count);
    found = order.find((seat) => takesPart(seat, i)) ?? found;
  }
  return takesPart(found, round) ? found : null;
}

export interface Standing {
  game: string;
  lowest: boolean;
  name: string;
  played: number;
  won: number;
  total: number;
  best: number;
  worst: number;
}

export const titleOf = (sheet: Sheet): string =>
  sheet.game === "rounds" && sheet.name ? `rounds: ${sheet.name}` : sheet.game;

/** Seat, points and share of the victory, for each finished game of a sheet. */
function results({ tally, over, winners }: Outcome): [number, number, number][] {
  if (tally.attempts)
    return tally.scores.flatMap((row) =>
      row.flatMap((n, p): [number, number, number][] => (n === null ? [] : [[p, n, n === 0 ? 1 : 0]])),
    );
  if (!over || !tally.complete.includes(true)) return [];
  return tally.places.flatMap((place, p): [number, number, number][] =>
    place ? [[p, tally.totals[p] ?? 0, winners.includes(p) ? 1 / winners.length : 0]] : [],
  );
}

/** A standing for each player, game and win condition. */
export function statistics(sheets: readonly Sheet[]): Standing[] {
  const found = new Map<string, Standing>();
  for (const sheet of sheets) {
    const outcome = reckon(sheet);
    const { lowest } = outcome.tally;
    for (const [seat, points, share] of results(outcome)) {
      const name = sheet.players[seat]?.name ?? "";
      const game = titleOf(sheet);
      const key = JSON.stringify([game, lowest, name.toLowerCase()]);
      const old = found.get(key);
      const [better, worse] = lowest ? [Math.min, Math.max] : [Math.max, Math.min];
      found.set(key, {
        game,
        lowest,
        name: old?.name ?? name,
        played: (old?.played ?? 0) + 1,
        won: (old?.won ?? 0) + share,
        total: (old?.total ?? 0) + points,
        best: old ? better(old.best, points) : points,
        worst: old ? worse(old.worst, points) : points,
      });
    }
  }
  const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return [...found.values()].sort(
    (a, b) =>
      order(a.game, b.game) ||
      Number(a.lowest) - Number(b.lowest) ||
      b.won - a.won ||
      b.played - a.played ||
      order(a.name.toLowerCase(), b.name.toLowerCase()),
  );
}
