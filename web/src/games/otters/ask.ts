// What is expected now, in one line.
import type { OttersView } from "$lib/protocol";
import type { Text } from "$lib/words.svelte";
import type { BoardProps } from "../board";
import { effectOf } from "./things";

/** The questions that are put in the words of the card they are about. */
const OF_CARD = new Set([
  "seat-hands-off",
  "seat-the-choice-is-yours",
  "seat-sharing-is-caring",
  "seat-eeny-meeny-miny-moe",
  "pearl-hands-off",
  "pearl-one-hand-washes-the-other",
  "pearl-eeny-meeny-miny-moe",
  "pearl-renew",
  "card-throw-back",
  "card-all-pass",
]);

export function ask({ view, seat, legal }: BoardProps<OttersView>): Text {
  const asked = view.ask;
  if (!asked) return { key: "otters-ask-over" };
  const effect = asked.card ? effectOf(view, asked.card) : "";
  if (asked.seat !== seat) {
    if (asked.chosen !== null) return { key: "otters-ask-wait-chosen", values: { player: asked.seat } };
    return { key: `otters-ask-wait-${asked.what}`, values: { player: asked.seat } };
  }
  if (legal.length === 1 && legal[0] === "pass") return { key: "otters-ask-pass" };
  if (effect === "eeny-meeny-miny-moe" && asked.what === "pearl" && (asked.drawn?.length ?? 0) < 3)
    return { key: "otters-ask-pearl-second" };
  if (asked.what === "place") {
    const pearl = asked.drawn?.[asked.sides?.length ?? 0] ?? 0;
    return { key: "otters-ask-place", values: { value: pearl } };
  }
  const own = `${asked.what}-${effect}`;
  return { key: `otters-ask-${OF_CARD.has(own) ? own : asked.what}` };
}

/** A hint for somebody's first game; null where none is needed. */
export function guide({ view, seat, legal }: BoardProps<OttersView>): Text | null {
  const hint = (n: number): Text => ({ key: `otters-guide-${n}` });
  const asked = view.ask;
  const me = view.players[(seat ?? 0) - 1];
  if (!asked || !me) return null;
  if (me.out) return hint(8);
  const urchins = me.hand?.filter((slug) => slug === "urchin").length ?? 0;
  if (asked.seat !== seat) return asked.player === seat ? hint(7) : hint(1);
  if (asked.what === "play") {
    if (legal.includes("pass")) return null;
    if (urchins > 1) return hint(4);
    return hint(urchins ? 3 : 2);
  }
  if (asked.what === "card") return urchins && legal.includes("card urchin") ? hint(5) : null;
  return asked.what === "place" ? hint(6) : null;
}
