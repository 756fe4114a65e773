// The first game: which hint helps in this moment.
import type { OttereView } from "$lib/protocol";
import type { Text } from "$lib/words.svelte";
import type { BoardProps } from "../board";
import { isCard, isSuit, rankOf } from "./cards";

/** A hint for somebody who plays Ottere for the first time; null where none is needed. */
export function guide({ view, seat, legal }: BoardProps<OttereView>): Text | null {
  const hint = (n: number): Text => ({ key: `ottere-guide-${n}` });
  if (seat === null || view.phase === "over") return null;
  if (view.to_move !== seat) return hint(view.rounds_done ? 8 : 1);
  if (legal.some(isSuit)) return hint(5);
  if (view.owed) return hint(6);
  const fitting = legal.filter(isCard);
  if (!fitting.length) return hint(legal.includes("draw") ? 3 : 7);
  return hint(fitting.every((card) => rankOf(card) === "8") ? 4 : 2);
}
