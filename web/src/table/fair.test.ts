import { beforeEach, expect, test } from "vitest";
import { sha256 } from "$lib/sha256";
import { checkDeal, keepPart, seedText } from "./fair";

const SECRET = "a".repeat(40);

async function table(contributions: string[], secret = SECRET) {
  return {
    commitment: await sha256(SECRET),
    secret,
    contributions,
    seed: await sha256(seedText(SECRET, ["mine", "otters & tø"])),
  };
}

beforeEach(() => localStorage.clear());

test("the seed's text is ASCII without spaces", () => {
  expect(seedText("s", ["tea", "ø"])).toBe('["s","tea","\\u00f8"]');
});

test("a fair deal is good in every step", async () => {
  const fair = await table(["mine", "otters & tø"]);
  keepPart("t", 1, "mine", fair.commitment);
  expect((await checkDeal("t", fair)).map((step) => step.isGood)).toEqual([true, true, true, true]);
});

test("another secret, another promise, a changed part are seen", async () => {
  keepPart("t", 1, "mine", "another promise");
  const unfair = await table(["changed", "otters & tø"], "b".repeat(40));
  expect((await checkDeal("t", unfair)).map((step) => step.isGood)).toEqual([false, false, false, false]);
});

test("a device that was not there knows neither promise nor part", async () => {
  const found = await checkDeal("t", await table(["mine", "otters & tø"]));
  expect(found.map((step) => step.isGood)).toEqual([null, true, null, true]);
});
