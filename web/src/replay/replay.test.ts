import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { speak } from "$lib/words.svelte";
import "../texts";
import "../table/texts";
import Controls from "./Controls.svelte";
import { Film } from "./film.svelte";
import ReplayPage from "./ReplayPage.svelte";

vi.setConfig({ testTimeout: 30_000 }); // boards are fetched, and by many tests at once

const TOTAL = 250;
let isDown = false;
/** No moments in the parts: pages are then drawn without a board. */
let isBare = false;
let asked: number[] = [];

/** A server with one finished game, whose moments are not looked at here. */
function answer(address: string): Promise<Response> {
  const start = Number(new URL(address, "http://here").searchParams.get("start"));
  asked.push(start);
  if (isDown) return Promise.reject(new TypeError("offline"));
  const frames = Array.from({ length: isBare ? 0 : 100 }, (_, k) => ({
    version: start + k,
    expected: [],
    round: 1,
  }));
  return Promise.resolve(
    Response.json({ game: "ottere", names: ["Ada", "Bo"], total: TOTAL, start, frames }),
  );
}

const press = (key: string, more: KeyboardEventInit = {}): boolean =>
  document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
  );

/** What is found on the page, as soon as it is there. */
function found<E extends Element>(what: string): Promise<E> {
  return vi.waitFor(
    () => {
      flushSync();
      const element = document.querySelector<E>(what);
      if (!element) throw new Error(`no ${what}`);
      return element;
    },
    { timeout: 15_000 },
  );
}

const sliderOf = () => found<HTMLInputElement>("[data-at] input[type=range]");

beforeEach(() => {
  speak("en");
  isDown = isBare = false;
  asked = [];
  vi.stubGlobal("fetch", vi.fn(answer));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a part that could not be fetched is asked for again", async () => {
  const film = new Film("abc", null, 0);
  await vi.waitFor(() => expect(film.moment?.version).toBe(0));
  isDown = true;
  film.go(150);
  await vi.waitFor(() => expect(film.fault?.text.key).toBe("page-unreachable"));
  isDown = false;
  film.again();
  await vi.waitFor(() => expect(film.moment?.version).toBe(150));
  expect([film.fault, asked]).toEqual([null, [0, 100, 100]]);
});

test("after a fault the next step asks by itself", async () => {
  const film = new Film("abc", null, 0);
  await vi.waitFor(() => expect(film.moment?.version).toBe(0));
  isDown = true;
  film.go(150);
  await vi.waitFor(() => expect(film.fault).not.toBeNull());
  isDown = false;
  film.go(151);
  await vi.waitFor(() => expect(film.moment?.version).toBe(151));
  expect(film.fault).toBeNull();
});

test("a part that is missing says so where the board would be, with a way on", async () => {
  isBare = true;
  const page = mount(ReplayPage, { target: document.body, props: { table: "abc" } });
  const slider = await sliderOf();
  isDown = true;
  slider.value = "150";
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  const again = await found<HTMLElement>("main [role=alert] button");
  again.click();
  expect(asked.slice(-2)).toEqual([100, 100]);
  await unmount(page);
});

test("keys of the browser are left to it", async () => {
  const film = new Film("abc", null, 5);
  await vi.waitFor(() => expect(film.moment).not.toBeNull());
  const controls = mount(Controls, { target: document.body, props: { film, names: ["Ada", "Bo"] } });
  flushSync();
  for (const held of ["altKey", "metaKey", "ctrlKey"]) {
    expect(press("ArrowLeft", { [held]: true }), held).toBe(true);
    expect(film.at).toBe(5);
  }
  expect(press("ArrowLeft")).toBe(false);
  expect(film.at).toBe(4);
  await unmount(controls);
});

test("the address is written when the slider rests, not at every tick", async () => {
  const written = vi.spyOn(history, "replaceState");
  isBare = true;
  const page = mount(ReplayPage, { target: document.body, props: { table: "abc" } });
  const slider = await sliderOf();
  await vi.waitFor(() => expect(location.search).toBe("?table=abc&at=0"));
  const before = written.mock.calls.length;
  for (let at = 1; at <= 90; at++) {
    slider.value = String(at);
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    flushSync();
  }
  await vi.waitFor(() => expect(location.search).toBe("?table=abc&at=90"));
  expect(written.mock.calls.length).toBe(before + 1);
  await unmount(page);
});
