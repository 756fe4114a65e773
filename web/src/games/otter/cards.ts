// Otter's cards, heads and tails as words and pictures: nothing here knows what follows what.
import type { OtterOtter } from "$lib/protocol";
import { say } from "$lib/words.svelte";
import type { Look, Mood } from "../../parts/otter";

export const CRITTERS = ["clam", "fish", "star", "crab", "frog"] as const;
export type Critter = (typeof CRITTERS)[number];

export const critterOf = (card: string): Critter => CRITTERS.find((one) => card.startsWith(one)) ?? "clam";
export const numberOf = (card: string): number => Number(/\d+/.exec(card)?.[0] ?? 0);
/** The critter that a tail shows. */
export const tailOf = (tail: string): Critter => critterOf(tail);
export const isPlay = (word: string): boolean => / on \d$/.test(word);

/** A card for those who listen: "sea star 7". */
export const nameOf = (card: string): string =>
  say(`otter-card-${critterOf(card)}`, { number: numberOf(card) });
export const headName = (head: string): string => say(`otter-head-${head}`);
export const critterName = (critter: string): string => say(`otter-critter-${critter}`);

/** Numbers as they are said: "1–3, 9–13", "every second from 1 to 13" as "1, 3 … 13". */
export function ranges(numbers: number[]): string {
  const isEverySecond =
    numbers.length > 3 && numbers.every((n, i) => i === 0 || n - (numbers[i - 1] ?? 0) === 2);
  if (isEverySecond) return `${numbers[0]}, ${numbers[1]} … ${numbers.at(-1)}`;
  const runs: [number, number][] = [];
  for (const n of numbers) {
    const last = runs.at(-1);
    if (last?.[1] === n - 1) last[1] = n;
    else runs.push([n, n]);
  }
  return runs.map(([a, b]) => (a === b ? `${a}` : `${a}–${b}`)).join(", ") || "–";
}

/** What a chosen card would follow on an otter, as the view tells it. */
export function followed(card: string, otter: OtterOtter, tails: boolean): { head: boolean; tail: boolean } {
  return {
    head: otter.wants.includes(numberOf(card)),
    tail: tails && tailOf(otter.tail) === critterOf(card),
  };
}

export interface Held {
  id: string;
  card: string;
}

/** A hand in order. In a Party cards share a word, so each gets an id of its own. */
export function sorted(hand: string[], by: string): Held[] {
  const order = (card: string): number => {
    const [critter, number] = [CRITTERS.indexOf(critterOf(card)), numberOf(card)];
    return by === "number" ? number * 5 + critter : critter * 13 + number;
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

/** How each head looks: the two sides of a head card share their fur. */
export const HEADS: Record<string, { look: Look; mood: Mood; fur: string }> = {
  higher: { look: "up", mood: "glad", fur: "#7a5236" },
  lower: { look: "down", mood: "calm", fur: "#7a5236" },
  near: { look: "in", mood: "oh", fur: "#58636b" },
  far: { look: "right", mood: "proud", fur: "#58636b" },
  odd: { look: "wink", mood: "sly", fur: "#96602f" },
  even: { look: "ahead", mood: "glad", fur: "#96602f" },
  inside: { look: "shut", mood: "calm", fur: "#4d3b33" },
  outside: { look: "out", mood: "oh", fur: "#4d3b33" },
  shallow: { look: "left", mood: "glad", fur: "#6c5a75" },
  deep: { look: "ahead", mood: "grim", fur: "#6c5a75" },
};
