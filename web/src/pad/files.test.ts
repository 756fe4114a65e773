import { expect, it } from "vitest";
import { fromCsv, fromJson, fromLink, toCsv, toJson, toLink, Unreadable } from "./files";
import { newSheet, put } from "./sheet";

function sheet() {
  const made = newSheet("ottere", ["Ada", "Bo"], { scoring: "penalty", target: 100 });
  put(made, 0, 1, ["8", "8", "K"]);
  put(made, 0, 2, 3);
  put(made, 0, 2, 0);
  return made;
}

const refusal = (text: string) => {
  try {
    fromJson(text);
  } catch (fault) {
    return fault instanceof Unreadable ? [fault.key, fault.values["part"]] : fault;
  }
  return "taken";
};

it("reads what it writes, history and all", () => {
  const made = sheet();
  expect(fromJson(toJson([made]))).toEqual([made]);
});

it("refuses all else, with the place", () => {
  const good = toJson([sheet()]);
  expect(refusal("{")).toEqual(["pad-import-broken", undefined]);
  expect(refusal("[]")).toEqual(["pad-import-foreign", undefined]);
  expect(refusal(good.replace('"version": 1', '"version": 2'))).toEqual(["pad-import-version", undefined]);
  expect(refusal(good.replace('"ottere"', '"__proto__"'))).toEqual(["pad-import-part", "sheets[0].game"]);
  expect(refusal(good.replace('"id": 2', '"id": 1'))).toEqual(["pad-import-part", "sheets[0].players"]);
  expect(refusal(good.replace('"name": "Bo"', '"name": ""'))).toEqual([
    "pad-import-part",
    "sheets[0].players[1].name",
  ]);
  expect(refusal(good.replace('"value": 0', '"value": 0.5'))).toEqual([
    "pad-import-part",
    "sheets[0].rounds[0].cells.2.value",
  ]);
});

it("carries a sheet in a link, histories aside", async () => {
  const made = sheet();
  const found = await fromLink(await toLink(made));
  expect(found.players).toEqual(made.players);
  expect(found.rounds[0]?.cells["1"]?.value).toEqual(["8", "8", "K"]);
  expect(found.rounds[0]?.cells["2"]).toEqual({ value: 0, was: [] });
});

it("carries the largest sheet of numbers, and says when tapped cards are too many", async () => {
  const names = Array.from({ length: 20 }, (_, i) => `Player ${i}`);
  const large = newSheet("rounds", names, { wins: "high" });
  const ottere = newSheet("ottere", names.slice(0, 7), { scoring: "penalty", target: 100 });
  for (let round = 0; round < 500; round++) {
    for (let id = 1; id <= 20; id++)
      put(large, round, id, ((round * 7919 + id * 104729) % 1_999_999) - 999_999);
    for (let id = 1; id <= 7; id++) put(ottere, round, id, Array<string>(120).fill("10"));
  }
  const found = await fromLink(await toLink(large));
  expect(found.rounds.map((r) => Object.values(r.cells).map((c) => c.value))).toEqual(
    large.rounds.map((r) => Object.values(r.cells).map((c) => c.value)),
  );
  await expect(toLink(ottere)).rejects.toThrow("pad-link-too-long");
});

it("knows a damaged link", async () => {
  const link = await toLink(sheet());
  await expect(fromLink(link.slice(0, -9))).rejects.toThrow("pad-link-broken");
  await expect(fromLink("%%%")).rejects.toThrow("pad-link-broken");
});

it("writes and reads tables", () => {
  expect(toCsv(sheet(), true)).toBe(";Ada;Bo\r\n1;110;0\r\ntotal;110;0\r\n");
  const found = fromCsv(',"Ada, the first",Bo\n1,12,-3\n2,,0\ntotal,12,-3\n', "Golf");
  expect(found.players.map((p) => p.name)).toEqual(["Ada, the first", "Bo"]);
  expect(found.rounds[1]?.cells).toEqual({ 2: { value: 0, was: [] } });
  expect(() => fromCsv("hello", "x")).toThrow("pad-import-foreign");
  expect(() => fromCsv(",Ada\n1,abc\n", "x")).toThrow("pad-import-part");
});

it("makes no formula of a name", () => {
  expect(toCsv(newSheet("rounds", ["=1+1"], {}), false)).toContain(",'=1+1\r\n");
});
