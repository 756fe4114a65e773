import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { TableInfo } from "$lib/protocol";
import { speak } from "$lib/words.svelte";
import type { BoardProps, GameModule } from "../games/board";
import "../texts";
import AskLine from "./AskLine.svelte";
import Chat from "./Chat.svelte";
import type { Room } from "./room.svelte";
import "./texts";

let page: Record<string, unknown> = {};

/** A room as these parts of the page see it. */
const room = (more: object): Room =>
  ({
    seat: 1,
    names: ["Ada"],
    me: { muted: false },
    handOver: null,
    tell: () => "",
    link: { chat: [], ahead: 0, touch: "open" },
    table: { phase: "playing", settings: { chat: true, call_pause: 10 } } as unknown as TableInfo,
    ...more,
  }) as unknown as Room;

beforeAll(() => speak("en"));
afterEach(() => unmount(page));

test("the pause for calls is as long as the table has it", () => {
  const pause = { until: Date.now() / 1000 + 5, callers: [1] };
  const props = {
    room: room({ game: { pause } }),
    module: { ask: () => ({ key: "" }) } as unknown as GameModule,
    board: {} as BoardProps<never>,
    why: "",
    isSheetOpen: false,
    openSheet: () => undefined,
  };
  page = mount(AskLine, { target: document.body, props });
  flushSync();
  expect(document.querySelector(".pause progress")?.getAttribute("max")).toBe("10");
});

test.each([
  ["a line that is refused is there again", "", "I am here"],
  ["it does not take the place of what has been written since", "wait", "wait"],
])("%s", async (_, typed, kept) => {
  let refuse: (fault: object | null) => void = () => undefined;
  const ask = () => new Promise((settle) => (refuse = settle));
  page = mount(Chat, { target: document.body, props: { room: room({ ask }) } });
  const box = document.querySelector("input") as HTMLInputElement;
  const write = (words: string) => {
    box.value = words;
    box.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
  };
  write("I am here");
  document
    .querySelector("form")
    ?.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }));
  flushSync();
  expect(box.value).toBe("");
  write(typed);
  refuse({ kind: "limit" });
  await Promise.resolve();
  flushSync();
  expect(box.value).toBe(kept);
});
