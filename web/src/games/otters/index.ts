import type { OttersView } from "$lib/protocol";
import type { Text } from "$lib/words.svelte";
import type { BoardProps } from "../board";

export { default as Board } from "./Board.svelte";

export function ask(props: BoardProps<OttersView>): Text {
  return { key: props.view ? "otters-title" : "otters-tagline" };
}
