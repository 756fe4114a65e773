// The end of a round stays in sight for a while: the last card, and the hands as the log tells them.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Entry, OttereView } from "$lib/protocol";
import { fetchTexts } from "$lib/texts.svelte";
import "../../texts";
import type { BoardProps } from "../board";
import Board from "./Board.svelte";
import { heldAtEnd } from "./cards";

const VIEW: OttereView = {
  seat: 1,
  to_move: 1,
  phase: "play",
  hand: ["2C", "6H"],
  counts: [2, 2],
  top: "3S",
  pile: [],
  suit: "spades",
  is_named: false,
  direction: 1,
  owed: 0,
  stock: 31,
  draws: 0,
  passes: 0,
  buried: [],
  round: 2,
  begins: 1,
  rounds_done: 1,
  last: [14, 0],
  totals: [14, 0],
  shown: [],
  options: { scoring: "penalty", target: 100 },
};
const END: Entry = {
  seat: 2,
  word: "AH",
  texts: [
    { key: "ottere-event-play", values: { player: 2, card: "A♥" } },
    { key: "ottere-event-out", values: { player: 2 } },
    { key: "ottere-event-hand", values: { player: 1, cards: "10♣, 4♦", points: 14 } },
  ],
};
const DRAWN = (seat: number): Entry => ({ seat, word: "draw", texts: [] });

let props = $state<BoardProps<OttereView>>() as BoardProps<OttereView>;
let board: Record<string, unknown>;

const isHeld = (): boolean => {
  flushSync();
  return document.querySelector("[data-seen]") !== null;
};

beforeEach(async () => {
  await fetchTexts("ottere");
  vi.useFakeTimers();
  props = {
    view: VIEW,
    seat: 1,
    players: ["Nora", "Emil"].map((name, k) => ({
      seat: k + 1,
      name,
      kind: "person",
      level: null,
      isYou: k === 0,
      isTurn: k === 0,
      isConnected: true,
    })),
    options: {},
    legal: ["draw"],
    slips: [],
    version: 9,
    entry: END,
    refusal: null,
    isSending: false,
    outcome: null,
    play: vi.fn(),
  };
  board = mount(Board, { target: document.body, props });
});

afterEach(() => {
  void unmount(board);
  vi.useRealTimers();
});

it("reads the hands from the log", () => {
  expect(heldAtEnd(END, 2)).toEqual([["TC", "4D"], []]);
});

it("shows who went out with what, and what was held, until it is closed", () => {
  expect(isHeld()).toBe(true);
  const labels = [...document.querySelectorAll(".around section [role=img]")].map((one) => one.ariaLabel);
  expect(labels).toHaveLength(3);
  document.querySelector<HTMLElement>("[data-seen]")?.click();
  expect(isHeld()).toBe(false);
});

it("stays while others go on, and goes with my own move", () => {
  Object.assign(props, { entry: DRAWN(2), version: 10 });
  expect(isHeld()).toBe(true);
  Object.assign(props, { entry: DRAWN(1), version: 11 });
  expect(isHeld()).toBe(false);
});

it("goes after some seconds by itself, and when the move is taken back", () => {
  expect(isHeld()).toBe(true);
  vi.advanceTimersByTime(11_000);
  expect(isHeld()).toBe(false);
  Object.assign(props, { entry: { ...END }, version: 9 });
  expect(isHeld()).toBe(true);
  Object.assign(props, { entry: null, version: 8 });
  expect(isHeld()).toBe(false);
});

it("is not shown at the end of the game, which has a picture of its own", () => {
  vi.advanceTimersByTime(11_000);
  Object.assign(props, { view: { ...VIEW, phase: "over", shown: [["TC", "4D"], []] }, entry: { ...END } });
  expect(isHeld()).toBe(false);
});

it("is shown in a film as long as its moment is, and leaves stock and pile in sight", () => {
  Object.assign(props, { isFilm: true, entry: { ...END } });
  expect(isHeld()).toBe(true);
  expect(document.querySelector(".around section.aside")).not.toBeNull();
  vi.advanceTimersByTime(11_000);
  expect(isHeld()).toBe(true);
  Object.assign(props, { entry: DRAWN(2), version: 10 });
  expect(isHeld()).toBe(false);
});
