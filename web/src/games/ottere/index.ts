import type { OttereView } from "$lib/protocol";
import type { Text } from "$lib/words.svelte";
import type { BoardProps } from "../board";

export { default as Board } from "./Board.svelte";

export function ask(props: BoardProps<OttereView>): Text {
  return { key: props.view ? "ottere-title" : "ottere-tagline" };
}
