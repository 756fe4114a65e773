// Ottere at the table.
import type { OttereView } from "$lib/protocol";
import type { Text } from "$lib/words.svelte";
import type { BoardProps } from "../board";
import { indexOf, isCard, isSuit, rankOf } from "./cards";

export { default as Board } from "./Board.svelte";
export { guide } from "./guide";

/** What is expected now, in one line. */
export function ask({ view, seat, legal }: BoardProps<OttereView>): Text {
  if (view.to_move === null) return { key: "ottere-ask-over" };
  const player = view.to_move;
  if (player !== seat) return { key: `ottere-wait-${view.phase}`, values: { player, count: view.owed } };
  if (legal.some(isSuit)) return { key: "ottere-ask-suit" };
  const fitting = legal.filter(isCard);
  if (view.owed)
    return { key: fitting.length ? "ottere-ask-answer" : "ottere-ask-take", values: { count: view.owed } };
  if (fitting.length) {
    const suit = { key: `ottere-suit-${view.suit}` };
    if (view.is_named) return { key: "ottere-ask-named", values: { suit } };
    return { key: "ottere-ask-play", values: { suit, rank: indexOf(rankOf(view.top)) } };
  }
  return { key: legal.includes("draw") ? "ottere-ask-draw" : "ottere-ask-pass" };
}
