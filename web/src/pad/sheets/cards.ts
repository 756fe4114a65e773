// Made by scripts/pad_vectors.py from the games' own data; do not edit.
import type { Card } from "./an-otter-won";

export const PEARLS: readonly string[] = ["0", "1", "2", "3", "4", "-0", "-1", "-2", "-3"];
export const VALUES: readonly number[] = [0, 1, 2, 3, 4, 0, -1, -2, -3];
export const TOKENS: readonly number[] = [2, 13, 9, 5, 1, 1, 1, 1, 1];
export const ABRACADABRAS = 3;
export const HANDS_OFF = 4;

/** The deck of the house; a table may have its own. */
// prettier-ignore
export const DECK: Card[] = [
  [1, "pink", "circle", "each yellow", [2, 0]],
  [2, "yellow", "triangle", "each high", [1, 0]],
  [3, "blue", "circle", "most yellow", [6, 2]],
  [4, "pink", "triangle", "each blue", [2, 0]],
  [5, "yellow", "circle", "most triangle", [5, 2]],
  [6, "blue", "triangle", "most pink", [6, 2]],
  [7, "pink", "circle", "most high", [5, 2]],
  [8, "yellow", "circle", "each odd", [1, 0]],
  [9, "blue", "triangle", "each even", [1, 0]],
  [10, "pink", "triangle", "most low", [5, 2]],
  [11, "yellow", "triangle", "most blue", [6, 2]],
  [12, "blue", "triangle", "most circle", [5, 2]],
  [13, "pink", "triangle", "most even", [5, 2]],
  [14, "yellow", "circle", "most odd", [5, 2]],
  [15, "blue", "circle", "each pink", [2, 0]],
  [16, "pink", "circle", "each triangle", [1, 0]],
  [17, "yellow", "triangle", "each circle", [1, 0]],
  [18, "blue", "circle", "each low", [1, 0]],
];
