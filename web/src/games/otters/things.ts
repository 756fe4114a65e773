// Cards, pearls and players of Otters, as the page names them.
import type { OttersPlayer, OttersView } from "$lib/protocol";
import { say } from "$lib/words.svelte";

export interface Token {
  isBlack: boolean;
  /** null: face down. */
  value: number | null;
}

const entryOf = (view: OttersView, slug: string) => view.cards.find((one) => one.slug === slug);

/** What a card does: a deck may give a card the effect of another. */
export const effectOf = (view: OttersView, slug: string): string => entryOf(view, slug)?.effect ?? slug;

/** Whether an urchin may leave a hand by this card. */
export const isWayOut = (view: OttersView, slug: string): boolean =>
  ["discard", "pass"].includes(entryOf(view, slug)?.urchin ?? "no");

export const nameOf = (slug: string): string => say(`otters-card-${slug}`);

export const textOf = (view: OttersView, slug: string): string =>
  say(`otters-card-${effectOf(view, slug)}-text`);

/** A pearl in the game's words: "2", "-1"; the black nought is "-0". */
export const wordOf = ({ isBlack, value }: Token): string => `${isBlack ? "-" : ""}${Math.abs(value ?? 0)}`;

export function labelOf(token: Token): string {
  const colour = token.isBlack ? "black" : "white";
  if (token.value === null) return say(`otters-board-${colour}-hidden`);
  return say(`otters-pearl-${colour}`, { value: wordOf(token).replace("-", "−") });
}

/** A player's pearls: the white ones, then the black ones; face down where they are hidden. */
export function tokensOf(player: OttersPlayer): Token[] {
  const tokens = (values: number[] | null, count: number, isBlack: boolean): Token[] =>
    (values ?? Array.from({ length: count }, () => null)).map((value) => ({ isBlack, value }));
  return [...tokens(player.white, player.whites, false), ...tokens(player.black, player.blacks, true)];
}

export interface Held {
  id: string;
  slug: string;
}

/** Equal things told apart: the second "steal" is "steal/2". */
export function numbered(words: string[]): Held[] {
  const seen = new Map<string, number>();
  return words.map((slug) => {
    const n = (seen.get(slug) ?? 0) + 1;
    seen.set(slug, n);
    return { slug, id: n > 1 ? `${slug}/${n}` : slug };
  });
}

/** The word that answers with this card now: played from the hand, or let go of for another card. */
export function cardWord(view: OttersView, slug: string): string {
  return view.ask?.what === "card" ? `card ${slug}` : slug;
}
