import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keep, loadAnew, LOOK, meet, otherRelease, RELEASE, renew } from "./release.svelte";
import { learn, speak, tell } from "./words.svelte";

let isThere = true;
let causes = 0;
let reload: ReturnType<typeof vi.spyOn>;

/** A cause that no other test has had. */
const cause = () => `cause ${(causes += 1)}`;
const later = () => vi.advanceTimersByTimeAsync(LOOK * 2);

beforeEach(() => {
  vi.useFakeTimers();
  isThere = true;
  vi.stubGlobal(
    "fetch",
    vi.fn(() => (isThere ? Promise.resolve(new Response()) : Promise.reject(new TypeError("offline")))),
  );
  reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  document.body.innerHTML = "";
});

afterEach(async () => {
  await later();
  meet(RELEASE);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The module as it is after the page has been loaded anew: it remembers nothing but what the tab keeps. */
async function anew(): Promise<{ renew: (cause: string) => Promise<void> }> {
  vi.resetModules();
  return import("./release.svelte");
}

test("the page knows its release", () => {
  expect(RELEASE).toMatch(/^\d+\.\d+\.\d+/);
  expect(otherRelease()).toBeNull();
  meet("999");
  expect(otherRelease()).toBe("999");
});

test("a cause loads the page anew once, whatever comes after it", async () => {
  const why = cause();
  await (await anew()).renew(why);
  expect(reload).toHaveBeenCalledTimes(1);
  await (await anew()).renew(why);
  await later();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("another build may be loaded anew for the same cause", async () => {
  const why = cause();
  await (await anew()).renew(why);
  document.body.innerHTML = `<script type="module" src="/assets/index-newer.js"></script>`;
  await (await anew()).renew(why);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("what is being typed is waited for", async () => {
  document.body.innerHTML = `<input type="text" value="hello" /><input type="text" readonly value="a link" />`;
  void (await anew()).renew(cause());
  await later();
  expect(reload).not.toHaveBeenCalled();
  (document.querySelector("input") as HTMLInputElement).value = "";
  await later();
  expect(reload).toHaveBeenCalledTimes(1);
});

test("what has not been answered is waited for", async () => {
  let isUnsent = true;
  const drop = keep(() => isUnsent);
  void renew(cause());
  await later();
  expect(reload).not.toHaveBeenCalled();
  isUnsent = false;
  await later();
  expect(reload).toHaveBeenCalledTimes(1);
  drop();
});

test("without a server nothing is thrown away, and a later try counts", async () => {
  const why = cause();
  const page = await anew();
  isThere = false;
  await page.renew(why);
  expect(await loadAnew()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  isThere = true;
  await page.renew(why);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("a newer server may say what this page does not know; else that is an error", () => {
  learn({ en: ["page-newer = Load again."], da: [] });
  speak("en");
  expect(() => tell({ key: "never-heard" })).toThrow();
  meet("999");
  expect(tell({ key: "never-heard" })).toBe("Load again.");
});
