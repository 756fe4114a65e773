// The words of An Otter Won on the page: cards as texts.
import type { AnOtterWonCard } from "$lib/protocol";
import { say, type Text } from "$lib/words.svelte";

/** What a card asks for, taken apart. */
export function conditionOf(card: AnOtterWonCard): { kind: "each" | "most"; name: string } {
  const [kind, name] = card.condition.split(" ") as ["each" | "most", string];
  return { kind, name };
}

/** A card's condition in words. */
export function conditionText(card: AnOtterWonCard): Text {
  const { kind, name } = conditionOf(card);
  return {
    key: `an-otter-won-condition-${kind}`,
    values: { attribute: { key: `an-otter-won-attribute-${name}` } },
  };
}

/** The whole card, for those who listen. */
export function cardLabel(value: number, card: AnOtterWonCard): string {
  const points =
    card.points[1] === undefined
      ? say("an-otter-won-points-each", { points: card.points[0] ?? 0 })
      : say("an-otter-won-points-most", { more: card.points[0] ?? 0, less: card.points[1] });
  return say("an-otter-won-card", {
    value,
    arrow: { key: `an-otter-won-arrow-${card.arrow}` },
    otter: { key: `an-otter-won-attribute-${card.otter}` },
    shape: { key: `an-otter-won-attribute-${card.shape}` },
    condition: conditionText(card),
    points,
  });
}
