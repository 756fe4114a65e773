// An Otter Won. Reference: src/ottery/games/an_otter_won/pad.py and sheet.py.
import { DECK } from "./cards";
import * as page from "./page";
import type { Fault, Line, Page, Row, Settings, Tally } from "./page";

export const seats = [2, 2] as const;
export const RIVER = 7;
export const DEN = 5;
export const OTTERS = ["pink", "yellow", "blue"];
export const SHAPES = ["circle", "triangle"];
const FAMILIES = [OTTERS, SHAPES, ["odd", "even"], ["low", "high"]];
export const NAMES = FAMILIES.flat();

/** Value, otter, shape, condition, [points, points otherwise]. */
export type Card = [number, string, string, string, [number, number]];

export function settle(settings: Settings): { deck: Card[] | null } {
  return { deck: isDeck(settings["deck"]) ? settings["deck"] : null };
}

function isDeck(deck: unknown): deck is Card[] {
  if (!Array.isArray(deck) || deck.length !== 18) return false;
  return deck.every(isCard) && new Set(deck.map((card: Card) => card[0])).size === 18;
}

function isCard(card: unknown): card is Card {
  if (!Array.isArray(card) || card.length !== 5) return false;
  const [value, otter, shape, condition, points] = card as unknown[];
  const [kind, name, ...rest] = String(condition).split(" ");
  const few = (n: unknown) => page.whole(n, 0, 99) !== null;
  return (
    page.whole(value, 1, 18) !== null &&
    OTTERS.includes(String(otter)) &&
    SHAPES.includes(String(shape)) &&
    (kind === "each" || kind === "most") &&
    NAMES.includes(String(name)) &&
    rest.length === 0 &&
    Array.isArray(points) &&
    points.length === 2 &&
    points.every(few) &&
    (kind === "each" || Number(points[0]) >= Number(points[1]))
  );
}

const VALUES = Array.from({ length: 18 }, (_, i) => String(i + 1));

function shows([value, otter, shape]: Card, name: string): boolean {
  return [otter, shape, value % 2 ? "odd" : "even", value < 10 ? "low" : "high"].includes(name);
}

const dens = (row: Row): number[][] =>
  row.cells.map((cell) =>
    page
      .words(cell)
      .filter((word) => VALUES.includes(word))
      .map(Number),
  );

/** A condition as players say it. */
export function condition(word: string) {
  const [kind = "", name = ""] = word.split(" ");
  return page.text(`an-otter-won-condition-${kind}`, {
    attribute: page.text(`an-otter-won-attribute-${name}`),
  });
}

/** R11: nothing of the family lies in the river more often, and it lies there at all. */
function isMost(name: string, matches: (name: string) => number): boolean {
  const family = FAMILIES.find((of) => of.includes(name)) ?? [];
  return matches(name) > 0 && family.every((other) => matches(other) <= matches(name));
}

function lines(row: Row, deck: Card[]): Line[] {
  const river = deck.filter((card) => row.common.includes(String(card[0])));
  const matches = (name: string) => river.filter((card) => shows(card, name)).length;
  return dens(row).flatMap((den, seat) =>
    [...new Set(den)]
      .sort((a, b) => a - b)
      .map((value) => {
        const [, , , word, [more, less]] = deck.find((card) => card[0] === value) as Card;
        const [kind, name = ""] = word.split(" ");
        const found = matches(name);
        const values = { card: value, condition: condition(word), found };
        if (kind === "each")
          return page.line(
            seat,
            more * found,
            page.text("an-otter-won-line-each", { ...values, points: more }),
          );
        const most = isMost(name, matches);
        return page.line(
          seat,
          most ? more : less,
          page.text(`an-otter-won-line-${most ? "most" : "not-most"}`, values),
        );
      }),
  );
}

export function tally(of: Page): Tally {
  const row = of.rows[0];
  const all = row ? lines(row, settle(of.settings).deck ?? DECK) : [];
  const sizes = row ? dens(row).map((den) => den.length) : [0, 0];
  const done = row !== undefined && row.common.length === RIVER && sizes.every((n) => n === DEN);
  return page.tallyOnce(of, row, all, {
    ended: done,
    wrong: row ? wrong(row, sizes) : [],
    extras: { cards: sizes },
  });
}

function wrong(row: Row, sizes: number[]): Fault[] {
  const all = [...row.common, ...row.cells.flatMap(page.words)];
  const found: Fault[] = [];
  const add = (is: boolean, key: string, values = {}) => {
    if (is) found.push(page.fault(0, null, page.text(key, values)));
  };
  add(
    row.cells.some((cell) => typeof cell === "number") || all.some((w) => !VALUES.includes(w)),
    "pad-wrong-card",
  );
  add(new Set(all).size < all.length, "pad-wrong-twice");
  add(row.common.length > RIVER, "pad-wrong-many", { most: RIVER });
  add(
    sizes.some((n) => n > DEN),
    "pad-wrong-many",
    { most: DEN },
  );
  return found;
}
