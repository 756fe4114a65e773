// The cards of Ottere as pictures and words: nothing here knows what fits.
import type { Entry } from "$lib/protocol";
import { say } from "$lib/words.svelte";

export const SUITS = ["clubs", "diamonds", "hearts", "spades"] as const;
export type Suit = (typeof SUITS)[number];
export const LETTERS: Record<Suit, string> = { clubs: "C", diamonds: "D", hearts: "H", spades: "S" };
const RANKS = "A23456789TJQK";

/** The suits, drawn in a square from −10 to 10. */
export const SHAPES: Record<Suit, string> = {
  clubs:
    "M0-10a4.700 4.700 0 0 1 3.700 7.500a4.700 4.700 0 1 1-2.400 8.100q.4 3 2.900 4.400h-8.400q2.500-1.400 2.900-4.400a4.700 4.700 0 1 1-2.400-8.100a4.700 4.700 0 0 1 3.700-7.500z",
  diamonds: "M0-10.500Q3.500-4 8-.300Q3.500 4.500 0 10.500Q-3.700 4-8 .300Q-3.500-4.500 0-10.500Z",
  hearts:
    "M0 9.800C-8.500 3.500-11-1-9.300-5.300C-7.600-9.600-2-9.200 0-4.200C2-9.300 7.700-9.500 9.300-5.300C11-1 8.500 3.400 0 9.800Z",
  spades:
    "M0-10.300C2.500-5.400 9.800-2.600 9.300 3.200C8.900 7.700 3.500 8 1.300 5.200Q1.600 8.600 4.400 10H-4.400Q-1.600 8.600-1.300 5.200C-3.500 8-8.900 7.700-9.300 3.200C-9.800-2.600-2.500-5.400 0-10.300Z",
};

export const rankOf = (card: string): string => card[0] ?? "";
export const suitOf = (card: string): Suit => SUITS.find((suit) => LETTERS[suit] === card[1]) ?? "clubs";
export const isCard = (word: string): boolean => /^[A2-9TJQK][CDHS]$/.test(word);
export const isSuit = (word: string): word is Suit => (SUITS as readonly string[]).includes(word);
/** What stands in the corner. */
export const indexOf = (rank: string): string => (rank === "T" ? "10" : rank);

/** The hands that were laid open when a round ended, by seat: as the log tells them ("10♣, 5♦"). */
export function heldAtEnd(entry: Entry, seats: number): string[][] {
  const hands: string[][] = Array.from({ length: seats }, () => []);
  for (const { key, values } of entry.texts)
    if (key === "ottere-event-hand")
      hands[Number(values?.["player"]) - 1] = String(values?.["cards"]).split(", ").map(cardOf);
  return hands;
}

function cardOf(shown: string): string {
  const letter = "CDHS"["♣♦♥♠".indexOf(shown.slice(-1))] ?? "";
  return shown.slice(0, -1).replace("10", "T") + letter;
}

/** Whether that action has ended a round. */
export const endsRound = (entry: Entry): boolean =>
  entry.texts.some(({ key }) => key === "ottere-event-out" || key === "ottere-event-blocked");

/** A card for those who listen: "eight of hearts". */
export function nameOf(card: string): string {
  const rank = rankOf(card);
  const word = /[AJQK8]/.test(rank) ? say(`ottere-rank-${rank.toLowerCase()}`) : indexOf(rank);
  return say("ottere-card", { rank: word, suit: say(`ottere-suit-${suitOf(card)}`) });
}

export interface Held {
  id: string;
  card: string;
}

/** A hand in order. Cards of two decks share a word, so each gets an id of its own. */
export function sorted(hand: string[], by: string): Held[] {
  const order = (card: string): number => {
    const [suit, rank] = [SUITS.indexOf(suitOf(card)), RANKS.indexOf(rankOf(card))];
    return by === "rank" ? rank * 4 + suit : suit * 13 + rank;
  };
  const seen = new Map<string, number>();
  return [...hand]
    .sort((a, b) => order(a) - order(b))
    .map((card) => {
      const n = (seen.get(card) ?? 0) + 1;
      seen.set(card, n);
      return { id: n > 1 ? `${card}/${n}` : card, card };
    });
}

/** Where the pips of 2 … 10 are. */
export const PIPS: Record<string, [number, number][]> = {
  "2": [
    [63, 42],
    [63, 134],
  ],
  "3": [
    [63, 38],
    [63, 88],
    [63, 138],
  ],
  "4": corners(42, 134),
  "5": [...corners(42, 134), [63, 88]],
  "6": corners(38, 88, 138),
  "7": [...corners(38, 88, 138), [63, 63]],
  "9": [...columns(50, 34, 70, 106, 142), [63, 88]],
  T: [...columns(49, 36, 71, 105, 140), [63, 53], [63, 123]],
};

function corners(...rows: number[]): [number, number][] {
  return columns(45, ...rows);
}

function columns(x: number, ...rows: number[]): [number, number][] {
  return rows.flatMap((y) => [[x, y] as [number, number], [126 - x, y] as [number, number]]);
}
