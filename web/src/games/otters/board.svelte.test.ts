// The board is drawn for every moment of recorded games, for every seat and for a spectator; every word that may be
// played there can be pressed. The games: dev/moments.ts.
import type { Entry, Outcome, OttersView } from "$lib/protocol";
import { learn, speak } from "$lib/words.svelte";
import { tellWith } from "$lib/telling";
import { flushSync, mount, unmount } from "svelte";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { BoardProps } from "../board";
import { playedBy, type Played } from "../../../dev/moments";
import { ask, Board, guide } from ".";

const names = (played: Played) => played.names;
const read = (language: string, name: string) =>
  readFileSync(new URL(`../../../../src/ottery/locales/${language}/${name}.ftl`, import.meta.url), "utf8");

beforeAll(() => {
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
    players: names(played).map((name, k) => ({
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
    entry: (moment?.entries[seat ?? 0] ?? null) as Entry | null,
    refusal: null,
    isSending: false,
    outcome: at === played.moments.length - 1 ? (played.outcome as Outcome | null) : null,
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

describe.each([2, 3, 4, 5])("a game of %i", (count) => {
  const played = playedBy("otters", count);

  it("has moments, and an end", () => {
    expect(played.moments.length).toBeGreaterThan(20);
    expect(played.outcome).not.toBeNull();
  });

  it.each([null, ...Array.from({ length: count }, (_, k) => k + 1)])(
    "is drawn for seat %s",
    { timeout: 120_000 },
    (seat) => {
      const told: string[] = [];
      const moment = (at: number) => given(played, at, seat, (word) => told.push(word));
      const props = $state(moment(0));
      const target = document.createElement("div");
      document.body.append(target);
      const board = mount(Board, { target, props: props as never });
      for (let at = 0; at < played.moments.length; at++) {
        speak(at % 2 ? "da" : "en");
        Object.assign(props, moment(at));
        flushSync();
        expect(tellWith(ask(props), played.names)).not.toBe("");
        const hint = guide(props);
        if (hint) expect(tellWith(hint, played.names)).not.toBe("");
        for (const word of props.legal) {
          if (!target.querySelector(`[data-word="${word}"]`)) press(target, `[data-leads="${word}"]`);
          expect(press(target, `[data-word="${word}"]`), `${word} at ${at}`).toBe(true);
          expect(told.splice(0)).toEqual([word]);
        }
      }
      expect(target.querySelectorAll(".result li")).toHaveLength(count);
      void unmount(board);
      target.remove();
    },
  );
});
