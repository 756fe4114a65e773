// Otter at the table.
import type { OtterView } from "$lib/protocol";
import type { Text } from "$lib/words.svelte";
import type { BoardProps } from "../board";
import { isPlay } from "./cards";

export { default as Board } from "./Board.svelte";
export { guide } from "./guide";

/** How a finished game was decided: Lucky Stones alone may look like a tie. */
export function why({ view }: BoardProps<OtterView>): Text | null {
  if (view.phase !== "over") return null;
  if (view.piles.length) {
    const count = view.piles.reduce((sum, pile) => sum + pile.cards, 0);
    return { key: "otter-why-solo", values: { count } };
  }
  const [player] = view.winners;
  if (player === undefined) return null;
  if (view.is_party) return { key: "otter-why-party", values: { count: view.winners.length } };
  return { key: "otter-why", values: { player, count: view.goal } };
}

/** A Party and a game alone have no rounds. */
export const round = ({ view }: BoardProps<OtterView>): Text | null =>
  view.is_party || view.phase === "solo" ? null : { key: "play-round", values: { round: view.round } };

/** What is expected now, in one line. */
export function ask({ view, seat, legal, slips }: BoardProps<OtterView>): Text {
  const line = (key: string, values = {}): Text => ({ key: `otter-${key}`, values });
  if (view.to_move === null) return line("ask-over");
  if (view.phase === "solo") return line(legal.some(isPlay) ? "ask-solo" : "ask-stone");
  const player = view.to_move;
  if (player !== seat)
    return line(legal.includes("penalty") ? "ask-penalty" : `wait-${view.phase}`, { player });
  if (view.phase === "change") return line("ask-change");
  if (view.phase === "low") return line("ask-low", { otter: view.otter ?? 0 });
  if (legal.includes("pass")) return line("ask-pass");
  if (!legal.some((word) => isPlay(word) && !slips.includes(word))) return line("ask-draw");
  return line(legal.includes("draw") ? "ask-high" : "ask-play");
}
