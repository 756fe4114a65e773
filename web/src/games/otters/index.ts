// Otters at the table.
export { ask, guide } from "./ask";
export { default as Board } from "./Board.svelte";
