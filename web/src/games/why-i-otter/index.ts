import type { WhyIOtterView } from "$lib/protocol";
import type { Text } from "$lib/words.svelte";
import type { BoardProps } from "../board";
import { frontText } from "./words";

export { default as Board } from "./Board.svelte";

type Props = BoardProps<WhyIOtterView>;

const text = (key: string, values: Text["values"] = {}): Text => ({ key: `why-i-otter-${key}`, values });

export function ask({ view, seat }: Props): Text {
  const player = view.to_move;
  if (player === null) return text("ask-over");
  const led = view.led?.front;
  const values = { player, ...(view.phase === "follow" && led ? { card: frontText(led) } : {}) };
  return player === seat ? text(`ask-${view.phase}`, values) : text(`wait-${view.phase}`, values);
}

/** A word of help for the first game, while it is the viewer's turn; null when there is nothing new to say. */
export function guide({ view, seat }: Props): Text | null {
  if (seat === null || view.to_move !== seat) return null;
  const step = STEPS.findIndex((is) => is(view));
  return step < 0 ? null : text(`guide-${step + 1}`);
}

const isTrick = ({ phase }: WhyIOtterView): boolean => phase === "lead" || phase === "follow";
const STEPS: ((view: WhyIOtterView) => boolean)[] = [
  (view) => view.round === 1 && isTrick(view),
  (view) => view.round <= 2 && view.phase === "take",
  (view) => view.round <= 2 && view.phase === "leave",
  (view) => view.round === 2 && isTrick(view),
  (view) => view.round === 3 && isTrick(view),
  (view) => view.round === 5 && isTrick(view),
];
