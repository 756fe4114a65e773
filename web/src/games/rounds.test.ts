import { expect, it } from "vitest";
import type { GameModule } from "./board";
import * as anOtterWon from "./an-otter-won";
import * as otter from "./otter";
import * as ottere from "./ottere";
import * as otters from "./otters";
import * as whyIOtter from "./why-i-otter";

/** What the header is told of how far a game has come; undefined: the number of its round. */
const told = (game: GameModule, view: object) => game.round?.({ view } as never);

it("counts four rounds of An Otter Won, and then the Last Swim", () => {
  expect(told(anOtterWon, { round: 4 })).toEqual({ key: "play-round", values: { round: 4 } });
  expect(told(anOtterWon, { round: 5 })).toEqual({ key: "an-otter-won-last-swim", values: {} });
});

it("counts rounds of Otter only where there are any", () => {
  const view = { round: 2, phase: "low", is_party: false };
  expect(told(otter, view)).toEqual({ key: "play-round", values: { round: 2 } });
  expect(told(otter, { ...view, is_party: true })).toBeNull();
  expect(told(otter, { ...view, phase: "solo" })).toBeNull();
});

it("counts no rounds of Otters, and all of the others", () => {
  expect(told(otters, { round: 1 })).toBeNull();
  expect(told(ottere, { round: 1 })).toBeUndefined();
  expect(told(whyIOtter, { round: 1 })).toBeUndefined();
});
