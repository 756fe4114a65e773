import type { AnOtterWonView } from "$lib/protocol";
import type { Text } from "$lib/words.svelte";
import type { BoardProps } from "../board";

export { default as Board } from "./Board.svelte";

type Props = BoardProps<AnOtterWonView>;

const text = (key: string, values: Text["values"] = {}): Text => ({ key: `an-otter-won-${key}`, values });

export function ask({ view, seat }: Props): Text {
  const player = view.to_move;
  if (player === null) return text("ask-over");
  if (player !== seat) return text(`wait-${view.phase}`, { player });
  const led = view.played[view.leader - 1];
  return text(`ask-${view.phase}`, view.phase === "follow" && led ? { card: led } : {});
}

/** The Last Swim follows the fourth round, and is none itself. */
export const round = ({ view }: Props): Text =>
  view.round > 4 ? text("last-swim") : { key: "play-round", values: { round: view.round } };

/** A word of help for the first game, while it is the viewer's turn; null when there is nothing new to say. */
export function guide({ view, seat }: Props): Text | null {
  if (seat === null || view.to_move !== seat) return null;
  const step = STEPS.findIndex((is) => is(view));
  return step < 0 ? null : text(`guide-${step + 1}`);
}

const isPlay = ({ phase }: AnOtterWonView): boolean => phase === "lead" || phase === "follow";
const STEPS: ((view: AnOtterWonView) => boolean)[] = [
  (view) => view.round === 1 && isPlay(view),
  (view) => view.round <= 2 && view.phase === "river",
  (view) => view.round <= 2 && view.phase === "den",
  (view) => view.round === 2 && isPlay(view),
  (view) => view.round === 3 && isPlay(view),
  (view) => view.phase === "swim" || view.phase === "dive",
];
