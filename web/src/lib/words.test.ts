import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { has, learn, region, say, speak } from "./words.svelte";

beforeAll(() => {
  learn({
    en: [
      "hand = { $count ->\n [one] { $count } card\n *[other] { $count } cards\n }\nplayed = { $who } plays { $card }.\ncard = the { $suit }",
    ],
    da: ["hand = { $count } kort\nplayed = { $who } spiller { $card }.\ncard = { $suit }"],
  });
});

it("says plurals in English", () => {
  expect(say("hand", { count: 1 })).toBe("1 card");
  expect(say("hand", { count: 2 })).toBe("2 cards");
});

it("puts a text inside a text", () => {
  expect(say("played", { who: "Ada", card: { key: "card", values: { suit: "hearts" } } })).toBe(
    "Ada plays the hearts.",
  );
});

it("refuses an unknown key and a missing value", () => {
  expect(() => say("nothing")).toThrow(/no text "nothing"/);
  expect(() => say("hand")).toThrow(/hand/);
  expect(has("nothing")).toBe(false);
});

it("switches the language at once, and keeps it", () => {
  speak("da");
  expect(say("hand", { count: 2 })).toBe("2 kort");
  expect(localStorage.getItem("language")).toBe("da");
  speak("en");
  expect(say("hand", { count: 2 })).toBe("2 cards");
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("writes times as the device's user does, in the page's language", () => {
  const time = () =>
    new Intl.DateTimeFormat(region(), { timeStyle: "short" }).format(new Date(2026, 1, 1, 17, 58));
  vi.stubGlobal("navigator", { languages: ["da-DK", "en"] });
  expect(time()).toBe("17:58");
  vi.stubGlobal("navigator", { languages: ["da", "en-US", "en-GB"] });
  expect(time()).toMatch(/^5:58.PM$/);
  speak("da");
  expect(time()).toBe("17.58");
  speak("en");
});
