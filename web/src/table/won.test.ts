import { beforeAll, expect, it } from "vitest";
import type { Outcome } from "$lib/protocol";
import { speak } from "$lib/words.svelte";
import "./texts";
import { wonBy } from "./won";

const NAMES = ["Ada", "Bo", "Cy"];
const end = (scores: number[], ...winners: number[]): Outcome => ({
  winners,
  scores,
  shares: [],
  extras: {},
  rounds: [],
  lines: [],
});

beforeAll(() => speak("en"));

it("tells the score of two", () => {
  expect(wonBy(NAMES, end([23, 17], 1), "")).toBe("Ada wins, 23 to 17.");
  expect(wonBy(NAMES, end([12, 40], 1), "")).toBe("Ada wins, 12 to 40.");
});

it("tells the winner's points among several", () => {
  expect(wonBy(NAMES, end([31, 1, 12], 2), "")).toBe("Bo wins with one point.");
  expect(wonBy(NAMES, end([9, 4, 9], 1, 3), "")).toBe("Ada and Cy share the victory, with 9 points each.");
});

it("leaves the score out where it does not tell who has won", () => {
  expect(wonBy(NAMES, end([2, 2], 2), "Bo has played the last card twice.")).toBe("Bo wins.");
  expect(wonBy(NAMES, end([3, 5, 1], 1, 2), "")).toBe("Ada and Bo share the victory.");
  expect(wonBy(NAMES, end([4]), "")).toBe("Nobody has won.");
});

it("tells it in Danish", () => {
  speak("da");
  expect(wonBy(NAMES, end([23, 17], 1), "")).toBe("Ada vinder med 23 mod 17.");
  expect(wonBy(NAMES, end([9, 4, 9], 1, 3), "")).toBe("Ada og Cy deler sejren med 9 point hver.");
  speak("en");
});
