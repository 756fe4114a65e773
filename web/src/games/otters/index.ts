// Otters at the table.
export { ask, guide } from "./ask";
export { default as Board } from "./Board.svelte";

/** There are no rounds. */
export const round = (): null => null;
