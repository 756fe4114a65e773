// The first game: which hint helps in this moment.
import type { OtterView } from "$lib/protocol";
import type { Text } from "$lib/words.svelte";
import type { BoardProps } from "../board";
import { isPlay } from "./cards";

/** A hint for somebody who plays Otter for the first time; null where none is needed. */
export function guide({ view, seat, legal, slips }: BoardProps<OtterView>): Text | null {
  const hint = (n: number): Text => ({ key: `otter-guide-${n}` });
  if (seat === null || view.phase === "over") return null;
  if (view.phase === "solo") return hint(legal.some(isPlay) ? 7 : 8);
  if (legal.includes("penalty")) return hint(6); // also to who moves next: going on forfeits the call
  if (view.to_move !== seat) return hint(1);
  if (view.phase === "change") return hint(4);
  if (view.phase === "low") return hint(5);
  return hint(legal.some((word) => isPlay(word) && !slips.includes(word)) ? 2 : 3);
}
