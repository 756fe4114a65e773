import type { AnOtterWonView } from "$lib/protocol";
import type { Text } from "$lib/words.svelte";
import type { BoardProps } from "../board";

export { default as Board } from "./Board.svelte";

export function ask(props: BoardProps<AnOtterWonView>): Text {
  return { key: props.view ? "an-otter-won-title" : "an-otter-won-tagline" };
}
