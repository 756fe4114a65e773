// How the cards of a game lie on the pad, to be tapped.
import type { Text } from "$lib/words.svelte";
import type { Sheet } from "./sheet";
import * as won from "./sheets/an-otter-won";
import { DECK } from "./sheets/cards";
import { text } from "./sheets/page";
import * as why from "./sheets/why-i-otter";

export interface Face {
  word: string;
  face: string;
  mark?: string;
  small?: Text;
  ink: string;
  names: Text[];
}

export interface Lay {
  common: Face[];
  den: Face[];
  mostCommon: number;
  mostDen: number;
  /** The same cards lie in the middle and in the dens. */
  isOnePack: boolean;
  canOwnDeck: boolean;
}

const HATS: Record<string, string> = { pink: "♥", yellow: "▲", blue: "●" };
const ofColour = (word: string) => ["pink", "yellow", "blue"].find((c) => word.includes(c)) ?? "";

const front = (word: string): Face => {
  const ink = ofColour(word);
  const number = word.slice(ink.length);
  return {
    word,
    face: number,
    mark: HATS[ink] ?? "",
    ink,
    names: [text(`why-i-otter-front-${ink}`, { number: Number(number) })],
  };
};

const scoring = (word: string): Face => ({
  word,
  face: word.startsWith("most") ? "★★" : "★…",
  small: why.back(word),
  ink: ofColour(word),
  names: [why.back(word)],
});

function won_(sheet: Sheet): Lay {
  const deck = won.settle(sheet.settings).deck ?? DECK;
  const faces = [...deck]
    .sort((a, b) => a[0] - b[0])
    .map(([value, otter, shape, condition]): Face => ({
      word: String(value),
      face: String(value),
      mark: `${HATS[otter] ?? ""} ${shape === "circle" ? "○" : "△"}`,
      ink: otter,
      names: [
        text("pad-card-value", { value }),
        text(`an-otter-won-attribute-${otter}`),
        text(`an-otter-won-attribute-${shape}`),
        won.condition(condition),
      ],
    }));
  return {
    common: faces,
    den: faces,
    mostCommon: won.RIVER,
    mostDen: won.DEN,
    isOnePack: true,
    canOwnDeck: true,
  };
}

const LAYS: Record<string, (sheet: Sheet) => Lay> = {
  "why-i-otter": () => ({
    common: why.BACKS.map(scoring),
    den: why.FRONTS.map(front),
    mostCommon: why.SCORING,
    mostDen: why.OTTERS,
    isOnePack: false,
    canOwnDeck: false,
  }),
  "an-otter-won": won_,
};

export const layOf = (sheet: Sheet): Lay => (LAYS[sheet.game] as (sheet: Sheet) => Lay)(sheet);
