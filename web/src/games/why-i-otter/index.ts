import type { WhyIOtterView } from "$lib/protocol";
import type { Text } from "$lib/words.svelte";
import type { BoardProps } from "../board";

export { default as Board } from "./Board.svelte";

export function ask(props: BoardProps<WhyIOtterView>): Text {
  return { key: props.view ? "why-i-otter-title" : "why-i-otter-tagline" };
}
