// The words of Why I Otter on the page: cards as texts, and how a word is taken apart.
import type { Entry, WhyIOtterCard } from "$lib/protocol";
import { say, type Text } from "$lib/words.svelte";
import type { Colour } from "../coloured/kinds";

export interface Front {
  colour: Colour;
  number: number;
}

/** `pink4` taken apart. */
export const frontOf = (word: string): Front => ({
  colour: word.slice(0, -1) as Colour,
  number: Number(word.slice(-1)),
});

/** `most pink` taken apart. */
export function backOf(word: string): { kind: "most" | "all"; name: string } {
  const [kind, name] = word.split(" ") as ["most" | "all", string];
  return { kind, name };
}

/** An otter in words. */
export function frontText(word: string): Text {
  const { colour, number } = frontOf(word);
  return { key: `why-i-otter-front-${colour}`, values: { number } };
}

/** A river side in words. */
export function backText(word: string): Text {
  const { kind, name } = backOf(word);
  const otters: Text = /\d/.test(name)
    ? { key: "why-i-otter-otters-number", values: { number: Number(name) } }
    : { key: `why-i-otter-otters-${name}` };
  return { key: `why-i-otter-back-${kind}`, values: { otters } };
}

/** Both sides of a card, as far as they are known, for those who listen. */
export function cardLabel({ front, back }: WhyIOtterCard): string {
  if (front && back) return say("why-i-otter-card-both", { front: frontText(front), back: backText(back) });
  if (front) return say("why-i-otter-card-front", { front: frontText(front) });
  if (back) return say("why-i-otter-card-back", { back: backText(back) });
  return say("why-i-otter-card-unknown");
}

export interface Trick {
  winner: number;
  cards: { seat: number; front: string }[];
}

/** The trick that an entry has settled; null when it settled none. */
export function trickOf(entry: Entry | null): Trick | null {
  const text = entry?.texts.find((one) => one.key === "why-i-otter-event-trick");
  if (!entry || !text) return null;
  const word = (value: unknown): string => {
    const { key, values } = value as { key: string; values: { number: number } };
    return `${key.slice(key.lastIndexOf("-") + 1)}${values.number}`;
  };
  return {
    winner: text.values["player"] as number,
    cards: [
      { seat: 3 - entry.seat, front: word(text.values["led"]) },
      { seat: entry.seat, front: word(text.values["answer"]) },
    ],
  };
}
