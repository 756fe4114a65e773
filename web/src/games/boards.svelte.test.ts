// Boards drawn in every moment of recorded games: nothing breaks, every text is there in both languages, and whatever
// may be played can be reached by pressing things. The games are recorded by tests/boards, which starts this file.
import { readdirSync, readFileSync } from "node:fs";
import { flushSync, mount, unmount } from "svelte";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Entry, Outcome, View } from "$lib/protocol";
import { tellWith } from "$lib/telling";
import { fetchTexts } from "$lib/texts.svelte";
import { LANGUAGES, speak } from "$lib/words.svelte";
import "../texts";
import { GAMES } from ".";
import type { BoardProps, GameModule, Options } from "./board";

interface Moment {
  expected: number | null;
  legal: string[];
  slips: string[];
  views: (View & { slip?: { player: number } | null })[];
  entries: (Entry | null)[];
}
interface Played {
  game: string;
  names: string[];
  options: Options;
  moments: Moment[];
  outcome: Outcome | null;
}

const WHERE = process.env["OTTERY_VIEWS"] ?? "";
const FILES = WHERE ? readdirSync(WHERE).filter((name) => name.endsWith(".json")) : [];

/** What one viewer is given in a moment. */
function given(played: Played, at: number, seat: number | null): Omit<BoardProps<never>, "play"> {
  const moment = played.moments[at] as Moment;
  const view = moment.views[seat ?? 0];
  const mayCall = seat !== null && view?.slip && view.slip.player !== seat && moment.expected !== seat;
  return {
    view: view as never,
    seat,
    players: played.names.map((name, k) => ({
      seat: k + 1,
      name,
      kind: k % 2 ? "bot" : "person",
      level: null,
      isYou: k + 1 === seat,
      isTurn: moment.expected === k + 1,
      isConnected: k !== 2,
    })),
    options: played.options,
    legal: moment.expected === seat ? moment.legal : mayCall ? ["penalty"] : [],
    slips: moment.expected === seat ? moment.slips : [],
    version: at,
    entry: moment.entries[seat ?? 0] ?? null,
    refusal: null,
    isSending: false,
    outcome: at === played.moments.length - 1 ? played.outcome : null,
    rounds: [],
  };
}

const found = (root: Element): Set<string> =>
  new Set([...root.querySelectorAll<HTMLElement>("[data-word]")].map((one) => one.dataset["word"] ?? ""));

/** Those of `wanted` that cannot be played at once, nor after pressing something that leads there (data-opens). */
function beyond(root: Element, wanted: string[]): string[] {
  let missing = wanted.filter((word) => !found(root).has(word));
  const ways = [...root.querySelectorAll<HTMLElement>("[data-opens]")].map(
    (one) => one.dataset["opens"] ?? "",
  );
  for (const way of ways) {
    if (!missing.some((word) => leads(way, word))) continue;
    root.querySelector<HTMLElement>(`[data-opens="${way}"]`)?.click();
    flushSync();
    const words = found(root);
    missing = missing.filter((word) => !words.has(word));
  }
  return missing;
}

/** "fish7" leads to "fish7 on 2", "head 1" to "stone flip head 1" and to "swap heads 1 2". */
function leads(way: string, word: string): boolean {
  const [kind = "", place = ""] = way.split(" ");
  return (
    word.startsWith(`${way} `) || word.endsWith(`flip ${way}`) || word.includes(`swap ${kind}s ${place} `)
  );
}

describe.skipIf(!WHERE)("boards", () => {
  beforeAll(() => {
    vi.spyOn(Element.prototype, "animate").mockImplementation(() => {
      const done = { cancel: () => undefined, currentTime: 0, finished: Promise.resolve(), onfinish: null };
      queueMicrotask(() => (done.onfinish as (() => void) | null)?.());
      return done as unknown as Animation;
    });
  });
  afterAll(() => speak("en"));

  it.each(FILES)("%s", { timeout: 120_000 }, async (name) => {
    const played = JSON.parse(readFileSync(`${WHERE}/${name}`, "utf8")) as Played;
    const module = (await GAMES.find((one) => one.name === played.game)?.load()) as GameModule;
    await fetchTexts(played.game);
    const target = document.body.appendChild(document.createElement("main"));
    const viewers = [null, 1, 2].filter((seat) => (seat ?? 0) <= played.names.length);
    let reached = 0;
    for (const viewer of viewers) {
      const props = $state({ ...given(played, 0, viewer), play: (): void => undefined });
      const board = mount(module.Board, { target, props: props as never });
      for (let at = 0; at < played.moments.length; at++) {
        Object.assign(props, given(played, at, viewer));
        speak(LANGUAGES[at % 2] as (typeof LANGUAGES)[number]);
        flushSync();
        const now = props as BoardProps<never>;
        expect(tellWith(module.ask(now), played.names)).not.toBe("");
        const hint = module.guide?.(now);
        if (hint) expect(tellWith(hint, played.names)).not.toBe("");
        expect(target.querySelectorAll("[aria-label='']").length, `empty names at ${at}`).toBe(0);
        if (!props.legal.length) continue;
        expect(beyond(target, props.legal), `out of reach at ${at} for ${viewer}`).toEqual([]);
        reached += props.legal.length;
      }
      await unmount(board);
    }
    target.remove();
    expect(reached).toBeGreaterThan(20);
  });
});
