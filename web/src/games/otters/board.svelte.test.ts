// The board is drawn for every moment of recorded games, for every seat and for a spectator; every word that may be
// played there can be pressed. tests/otters/test_board.py records the games and starts this file.
import type { Entry, Outcome, OttersView } from "$lib/protocol";
import { learn, speak } from "$lib/words.svelte";
import { tellWith } from "$lib/telling";
import { flushSync, mount, tick, unmount } from "svelte";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { BoardProps } from "../board";
import { ask, Board, guide } from ".";

interface Played {
  names: string[];
  moments: { expected: number | null; legal: string[]; views: OttersView[]; entries: (Entry | null)[] }[];
  outcome: Outcome | null;
}

const WHERE = process.env["OTTERY_VIEWS"] ?? "";
const recorded = (count: number): Played =>
  WHERE
    ? (JSON.parse(readFileSync(resolve(WHERE, `otters-${count}.json`), "utf8")) as Played)
    : { names: [], moments: [], outcome: null };
const read = (language: string, name: string) =>
  readFileSync(resolve("../src/ottery/locales", language, `${name}.ftl`), "utf8");

beforeAll(() => {
  // Flights end at once: there are none where nothing is laid out.
  vi.spyOn(Element.prototype, "animate").mockImplementation(() => {
    const done = { cancel: () => undefined, currentTime: 0, finished: Promise.resolve(), onfinish: null };
    queueMicrotask(() => (done.onfinish as (() => void) | null)?.());
    return done as unknown as Animation;
  });
  learn({
    en: ["otters", "parts"].map((name) => read("en", name)),
    da: ["otters", "parts"].map((name) => read("da", name)),
  });
});

function given(played: Played, at: number, seat: number | null, tell: (word: string) => void) {
  const moment = played.moments[at];
  const props: BoardProps<OttersView> = {
    view: moment?.views[seat ?? 0] as OttersView,
    seat,
    players: played.names.map((name, k) => ({
      seat: k + 1,
      name,
      kind: "person",
      level: null,
      isYou: k + 1 === seat,
      isTurn: moment?.expected === k + 1,
      isConnected: true,
    })),
    options: {},
    legal: moment?.expected === seat ? (moment?.legal ?? []) : [],
    slips: [],
    version: at,
    entry: moment?.entries[seat ?? 0] ?? null,
    refusal: null,
    isSending: false,
    outcome: at === played.moments.length - 1 ? played.outcome : null,
    play: tell,
  };
  return props;
}

function press(target: HTMLElement, selector: string): boolean {
  const found = target.querySelector<HTMLElement>(selector);
  if (!found) return false;
  (found.closest("button") ?? found.querySelector("button") ?? found).click();
  flushSync();
  return true;
}

describe.skipIf(!WHERE).each([2, 3, 4, 5])("a game of %i", (count) => {
  const played = recorded(count);

  it("has moments, and an end if it is short", () => {
    expect(played.moments.length).toBeGreaterThan(20);
    expect(played.outcome !== null).toBe(count < 4);
  });

  it.each([null, ...Array.from({ length: count }, (_, k) => k + 1)])(
    "is drawn for seat %s",
    { timeout: 300_000 },
    async (seat) => {
      const told: string[] = [];
      const moment = (at: number) => given(played, at, seat, (word) => told.push(word));
      const props = $state(moment(0));
      const target = document.createElement("div");
      document.body.append(target);
      const board = mount(Board, { target, props: props as never });
      for (let at = 0; at < played.moments.length; at++) {
        speak(at % 2 ? "da" : "en");
        Object.assign(props, moment(at));
        await tick();
        expect(tellWith(ask(props), played.names)).not.toBe("");
        const hint = guide(props);
        if (hint) expect(tellWith(hint, played.names)).not.toBe("");
        for (const word of props.legal) {
          if (!target.querySelector(`[data-word="${word}"]`)) press(target, `[data-opens="${word}"]`);
          expect(press(target, `[data-word="${word}"]`), `${word} at ${at}`).toBe(true);
          expect(told.splice(0)).toEqual([word]);
        }
      }
      await tick();
      if (played.outcome) expect(target.querySelectorAll(".result li")).toHaveLength(count);
      await unmount(board);
      target.remove();
    },
  );
});
