// Why I Otter. Reference: src/ottery/games/why_i_otter/pad.py and sheet.py.
import * as page from "./page";
import type { Fault, Line, Page, Row, Tally } from "./page";

export const seats = [2, 2] as const;
export const SCORING = 4;
export const OTTERS = 14;
const COLOURS = ["pink", "yellow", "blue"];
const NAMES = [...COLOURS, "1", "2", "3", "4", "5", "6"];
export const FRONTS = COLOURS.flatMap((colour) => NAMES.slice(3).map((n) => colour + n));
export const BACKS = ["most", "all"].flatMap((kind) => NAMES.map((name) => `${kind} ${name}`));

export const settle = () => ({});

const otters = (name: string) =>
  COLOURS.includes(name)
    ? page.text(`why-i-otter-otters-${name}`)
    : page.text("why-i-otter-otters-number", { number: Number(name) });

/** A scoring condition as players say it. */
export function back(word: string) {
  const [kind = "", name = ""] = word.split(" ");
  return page.text(`why-i-otter-back-${kind}`, { otters: otters(name) });
}

const dens = (row: Row): string[][] =>
  row.cells.map((cell) => page.words(cell).filter((word) => FRONTS.includes(word)));

const matches = (name: string, den: string[]): number =>
  new Set(den.filter((front) => (COLOURS.includes(name) ? front.startsWith(name) : front.endsWith(name))))
    .size;

function lines(row: Row): Line[] {
  const sets = dens(row);
  const scoring = row.common.filter((word) => BACKS.includes(word));
  return scoring.flatMap((word) =>
    [0, 1].map((seat) => {
      const [kind, name = ""] = word.split(" ");
      const own = matches(name, sets[seat] ?? []);
      const against = matches(name, sets[1 - seat] ?? []);
      const points = kind === "all" ? own : own > against ? 2 : 0; // R11, R12
      return page.line(
        seat,
        points,
        page.text(`why-i-otter-line-${kind}`, { otters: otters(name), own, against }),
      );
    }),
  );
}

export function tally(of: Page): Tally {
  const row = of.rows[0];
  const all = row ? lines(row) : [];
  const sizes = row ? dens(row).map((den) => den.length) : [0, 0];
  const done = row !== undefined && row.common.length === SCORING && page.sum(sizes) === OTTERS;
  return page.tallyOnce(of, row, all, {
    ended: done,
    wrong: row ? wrong(row, sizes) : [],
    extras: { otters: sizes },
  });
}

function wrong(row: Row, sizes: number[]): Fault[] {
  const fronts = row.cells.flatMap(page.words);
  const twice = (list: string[]) => new Set(list).size < list.length;
  const found: Fault[] = [];
  const add = (is: boolean, key: string, values = {}) => {
    if (is) found.push(page.fault(0, null, page.text(key, values)));
  };
  add(
    row.cells.some((cell) => typeof cell === "number") || fronts.some((w) => !FRONTS.includes(w)),
    "pad-wrong-card",
  );
  add(
    row.common.some((word) => !BACKS.includes(word)),
    "pad-wrong-card",
  );
  add(twice(fronts) || twice(row.common), "pad-wrong-twice");
  add(row.common.length > SCORING, "pad-wrong-many", { most: SCORING });
  add(fronts.length > OTTERS, "pad-wrong-many", { most: OTTERS });
  add(fronts.length === OTTERS && sizes.some((n) => n % 2 > 0), "pad-wrong-odd-den");
  return found;
}
