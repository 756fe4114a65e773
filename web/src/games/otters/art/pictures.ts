// The pictures on the cards, 126 wide and 116 high, one for each thing that a card can do.
import type { Look, Mood } from "../../../parts/otter";
import { arm, arrow, card, disc, fist, pearl, spines, star, waves, type Shape } from "./shapes";

export interface Head {
  x: number;
  y: number;
  size: number;
  look: Look;
  mood: Mood;
}
export interface Picture {
  /** Behind the otter, and before it. */
  back: Shape[];
  head?: Head;
  front?: Shape[];
}

const FIELD = "M5 7 34 5l31 1.500L121 5l1 50-1.500 60L80 113.500 42 115 5 113.500 6.500 60Z";
const sea = (...more: Shape[]): Shape[] => [{ ink: "deep", d: FIELD }, ...more];
const water = (...lines: string[]): Shape => ({ ink: "cut", d: lines.join("") });
const heap = (...places: [number, number][]): Shape[] => places.flatMap(([x, y]) => pearl(x, y, 11));

/** The urchin itself, also small on plates and piles: in a box of 100 × 100. */
export const URCHIN: Shape[] = [
  { ink: "ink", d: spines(50, 52, 27, 49, 19, 3) },
  { ink: "violet", d: spines(50, 52, 25, 43, 19, 3) },
  { ink: "violet", d: disc(50, 52, 27, 4) },
  {
    ink: "cut",
    d: "M50 26v8M34 31l3 7M66 31l-3 7M25 44l7 3M75 44l-7 3M27 63l7-3M73 63l-7-3M40 76l3-6M60 76l-3-6",
  },
  { ink: "paper", d: "M32 46 47 52Q46 61 39 61Q32 60 32 46ZM68 46 53 52Q54 61 61 61Q68 60 68 46Z" },
  { ink: "ink", d: `${disc(40.5, 55, 3, 2)}${disc(59.5, 55, 3, 5)}` },
  { ink: "thick", d: "M30 43 47 50M70 43 53 50" },
  { ink: "line", d: "M42 69q8-6 16 0" },
];

/** Crossed out: an urchin may leave by this card. */
export const CROSS = "M14 8 92 88 86 94 8 16Z";

const QUESTION = "M-7-7q-1-9 8-9q9 0 8 8q-1 5-7 8v5M2 13v1.500";

export const PICTURES: Record<string, Picture> = {
  "hands-off": {
    back: sea(water(waves(12, 104, 9), waves(74, 18, 3)), ...pearl(86, 90, 17)),
    head: { x: 8, y: 20, size: 62, look: "right", mood: "grim" },
    front: [
      ...arm("translate(86 62) rotate(180) scale(1.100)"),
      { ink: "cut", d: "M58 92l-9-1M61 103l-8 5M108 90l8-2M106 102l8 4" },
    ],
  },
  "the-choice-is-yours": {
    back: sea(
      water(waves(46, 108, 3)),
      { ink: "cut", at: "translate(33 32)", d: QUESTION },
      { ink: "cut", at: "translate(90 32)", d: QUESTION },
      ...pearl(63, 30, 8),
    ),
    front: [
      ...fist("translate(33 76) rotate(8) scale(1.050)"),
      ...fist("translate(93 76) rotate(-8) scale(-1.050 1.050)"),
    ],
  },
  "sharing-is-caring": {
    back: sea(
      water(waves(12, 18, 4), waves(12, 106, 4)),
      ...heap([72, 96], [94, 97], [115, 98], [83, 79], [104, 80], [94, 62]),
    ),
    head: { x: 62, y: 8, size: 54, look: "left", mood: "oh" },
    front: [...arm("translate(30 66) rotate(80) scale(.95)"), ...pearl(51, 63, 12)],
  },
  "one-hand-washes-the-other": {
    back: sea(
      {
        ink: "cut",
        d: `${disc(26, 28, 8, 3)}${disc(44, 18, 5, 4)}${disc(98, 30, 9, 5)}${disc(84, 16, 5, 6)}${disc(110, 50, 4, 7)}${disc(15, 48, 4, 8)}`,
      },
      ...pearl(63, 32, 12),
    ),
    front: [
      ...arm("translate(47 62) rotate(-28) scale(1.050)"),
      ...arm("translate(79 62) rotate(28) scale(-1.050 1.050)"),
      arrow("translate(80 107) rotate(180) scale(1.100)"),
    ],
  },
  "eeny-meeny-miny-moe": {
    back: sea(
      water(waves(12, 104, 3), waves(82, 104, 3)),
      { ink: "cut", d: "M28 32q2-7 7-10M43 18q6-1 11 4M71 24q3-5 9-6M88 20q7 4 8 11" },
      ...pearl(25, 52, 14),
      ...pearl(101, 52, 14),
    ),
    front: [...arm("translate(70 82) rotate(-9) scale(1.100)"), ...pearl(63, 47, 17)],
  },
  abracadabra: {
    back: sea(star(24, 30, 13), star(106, 62, 9), star(18, 74, 6), {
      ink: "cut",
      d: "M50 54Q38 42 44 28M74 54Q84 44 82 36",
    }),
    front: [
      { ink: "ink", d: "M78 42 104 13 110 18 84 47Z" },
      { ink: "paper", d: "M99 19 105 12 111 18 105 25Z" },
      star(114, 12, 9),
      ...pearl(60, 30, 14, true),
      { ink: "violet", d: "M38 62Q63 71 88 62L83 108Q63 114 43 108Z" },
      { ink: "paper", d: "M39 72Q63 81 87 72L86 84Q63 92 40 84Z" },
      { ink: "cut", d: "M48 94l1 10M58 97l1 11M69 97l-1 11M79 94l-1 10" },
      { ink: "paper", d: "M20 56Q62 40 106 56Q109 63 104 65Q62 76 22 66Q17 62 20 56Z" },
      { ink: "ink", d: "M34 58Q63 49 92 58Q63 67 34 58Z" },
    ],
  },
  "take-one": {
    back: sea(water(waves(10, 22, 3), waves(84, 16, 3))),
    front: [
      { ink: "violet", d: "M22 62Q14 34 36 22Q62 8 90 22Q112 34 104 62Q84 72 63 71Q42 72 22 62Z" },
      { ink: "cut", d: "M63 66 63 18M52 66 42 24M40 64 26 38M74 66 84 24M86 64 100 38" },
      { ink: "ink", d: "M26 66Q63 80 100 66Q84 84 63 84Q42 84 26 66Z" },
      ...pearl(63, 70, 14),
      { ink: "paper", d: "M18 70Q40 88 63 86Q86 88 108 70Q110 96 88 104Q62 112 38 104Q16 96 18 70Z" },
      { ink: "line", d: "M63 92v13M48 92l-4 11M34 88l-7 8M78 92l4 11M92 88l7 8" },
    ],
  },
  exchange: {
    back: sea(water(waves(84, 62, 3), waves(12, 62, 3))),
    front: [
      ...arm("translate(30 40) rotate(84) scale(.95)"),
      ...pearl(54, 37, 13),
      arrow("translate(78 37) scale(1.100)"),
      ...arm("translate(96 84) rotate(-84) scale(-.95 .95)"),
      ...pearl(72, 81, 13, true),
      arrow("translate(49 81) rotate(180) scale(1.100)"),
    ],
  },
  steal: {
    back: sea(water(waves(10, 106, 5))),
    head: { x: 10, y: 20, size: 66, look: "right", mood: "sly" },
    front: [
      ...arm("translate(92 66) rotate(-24) scale(.950)"),
      ...pearl(88, 44, 15),
      { ink: "pale", d: "M110 30q7 10 0 14q-8-3 0-14ZM70 22q6 9 0 12q-7-3 0-12ZM112 60q5 8 0 11q-6-3 0-11Z" },
    ],
  },
  renew: {
    back: sea({
      ink: "pale",
      d: "M5.500 66q9-9 19 0t19 0 19 0 19 0 19 0 20.500-1l-1 50L80 113.500 42 115 5 113.500Z",
    }),
    front: [
      ...pearl(36, 36, 15),
      arrow("translate(36 62) rotate(90) scale(1.200)", "ink"),
      ...pearl(90, 92, 15),
      arrow("translate(90 64) rotate(-90) scale(1.200)"),
    ],
  },
  gift: {
    back: sea(star(20, 26, 7), star(106, 30, 8), ...pearl(63, 46, 17)),
    front: [
      { ink: "paper", d: "M28 62 62 60l36 1.500L96 108 62 110 30 108Z" },
      { ink: "violet", d: "M56 60 71 60 70 110 57 110Z" },
      { ink: "paper", d: "M22 54 63 52 104 54 105 68 63 70 21 68Z" },
      {
        ink: "violet",
        d: "M55 52.500 72 52.500 72 70 55 70ZM63 53Q34 48 38 34Q46 26 63 53ZM63 53Q92 48 88 34Q80 26 63 53Z",
      },
      { ink: "cut", d: "M46 38l8 9M80 38l-8 9" },
      { ink: "line", d: "M34 76l2 24M44 76l1 25M82 76l-1 25M92 76l-2 24M22 68.500l82 0" },
    ],
  },
  "throw-back": {
    back: sea(...card("translate(62 44) rotate(18) scale(1.350)"), {
      ink: "cut",
      d: "M24 22v-8M33 30l-5-10M104 26l5-9M100 40l9-6",
    }),
    front: [
      ...URCHIN.map((one) => ({ ...one, at: "translate(42 22) rotate(18 20 20) scale(.4)" })),
      {
        ink: "pale",
        d: "M5.500 80q9-12 18 0q6-14 18-2q8 8 20 0q10-10 20 1q10-12 20-1q8-7 20 0l-1 37L80 113.500 42 115 5 113.500Z",
      },
      { ink: "cut", d: `${waves(14, 92, 3)}${waves(60, 90, 4)}${waves(30, 104, 6)}` },
    ],
  },
  "trade-cards": {
    back: sea(),
    front: [
      ...card("translate(38 44) rotate(-10) scale(1.250)"),
      { ink: "pale", at: "translate(38 44) rotate(-10)", d: disc(0, 0, 10, 3) },
      ...card("translate(88 74) rotate(10) scale(1.250)"),
      { ink: "violet", at: "translate(88 74) rotate(10)", d: disc(0, 0, 10, 6) },
      { ink: "paper", d: "M68 18Q92 14 98 30L104 27 97 43 84 33 91 31Q86 22 69 25Z" },
      { ink: "paper", d: "M58 100Q34 104 28 88L22 91 29 75 42 85 35 87Q40 96 57 93Z" },
    ],
  },
  "all-pass": {
    back: sea(water(waves(10, 18, 10))),
    front: [
      ...card("translate(28 60) rotate(-12)"),
      { ink: "violet", at: "translate(28 60) rotate(-12)", d: disc(0, 0, 9, 3) },
      ...card("translate(63 54)"),
      { ink: "pale", at: "translate(63 54)", d: disc(0, 0, 9, 4) },
      ...card("translate(98 60) rotate(12)"),
      { ink: "deep", at: "translate(98 60) rotate(12)", d: disc(0, 0, 9, 5) },
      { ink: "paper", d: "M106 92Q64 110 31 98L32 106 14 92 35 82 33 89Q64 98 104 84Z" },
    ],
  },
  urchin: {
    back: [
      { ink: "pale", d: FIELD },
      ...URCHIN.map((one) => ({ ...one, at: "translate(8 4) scale(1.100)" })),
    ],
  },
};
