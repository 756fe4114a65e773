import type { OtterView } from "$lib/protocol";
import type { Text } from "$lib/words.svelte";
import type { BoardProps } from "../board";

export { default as Board } from "./Board.svelte";

export function ask(props: BoardProps<OtterView>): Text {
  return { key: props.view ? "otter-title" : "otter-tagline" };
}
