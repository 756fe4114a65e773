import { expect, it } from "vitest";
import { difference, newRecord, perform, type Operation, type Record } from "./record";
import { newSheet, put, type Sheet } from "./sheet";

const fresh = (): Record => newRecord(newSheet("rounds", ["Ada", "Bo"], {}));
const edit = (record: Record, change: (sheet: Sheet) => void): Operation => ({
  kind: "do",
  step: difference(record.sheet, change),
  stamp: "2026-01-01T00:00:00Z",
  window: "w",
  draft: null,
});
const write = (record: Record, round: number, player: number, value: number | null): Operation =>
  edit(record, (sheet) => put(sheet, round, player, value));
const cell = (record: Record, round: number, player: number) => record.sheet.rounds[round]?.cells[player];

it("writes, takes back and writes again", () => {
  const empty = fresh();
  const one = perform(empty, write(empty, 0, 1, 12));
  expect(cell(one, 0, 1)).toEqual({ value: 12, was: [] });
  const back = perform(one, { kind: "undo" });
  expect(cell(back, 0, 1)?.value ?? null).toBeNull();
  const again = perform(back, { kind: "redo" });
  expect(again.sheet.rounds).toEqual(one.sheet.rounds);
});

it("keeps what a correction replaces, and tells zero from not yet", () => {
  const empty = fresh();
  const one = perform(empty, write(empty, 0, 1, 0));
  const two = perform(one, write(one, 0, 1, 7));
  expect(cell(two, 0, 1)).toEqual({ value: 7, was: [0] });
});

it("loses neither of two windows' entries", () => {
  const empty = fresh();
  const [mine, others] = [write(empty, 0, 1, 5), write(empty, 0, 2, 9)];
  const both = perform(perform(empty, others), mine);
  expect([cell(both, 0, 1)?.value, cell(both, 0, 2)?.value]).toEqual([5, 9]);
});

it("keeps the other window's value of the same cell in its history", () => {
  const empty = fresh();
  const [mine, others] = [write(empty, 0, 1, 5), write(empty, 0, 1, 6)];
  expect(cell(perform(perform(empty, others), mine), 0, 1)).toEqual({ value: 5, was: [6] });
});

it("takes back its own entry only, not what came after it", () => {
  const empty = fresh();
  const one = perform(empty, write(empty, 0, 1, 5));
  const two = perform(one, write(one, 0, 2, 9));
  const back = perform(two, { kind: "undo" });
  expect(cell(back, 0, 1)?.value).toBe(5);
  expect(cell(back, 0, 2)?.value ?? null).toBeNull();
});

it("loses no player when two windows add one each", () => {
  const empty = fresh();
  const add = (id: number, name: string) =>
    edit(empty, (sheet) => sheet.players.push({ id, name, start: 0, since: 0, until: null }));
  const both = perform(perform(empty, add(3, "Cy")), add(4, "Dea"));
  expect(both.sheet.players.map((p) => p.name).sort()).toEqual(["Ada", "Bo", "Cy", "Dea"]);
});

it("remembers what is being typed until it is written", () => {
  const empty = fresh();
  const draft = { window: "w", round: 0, player: 1, text: "12" };
  const typing = perform(empty, { kind: "draft", window: "w", draft });
  expect(typing.draft).toEqual(draft);
  expect(perform(typing, write(typing, 0, 1, 12)).draft).toBeNull();
});

it("leaves alone what another window is typing", () => {
  const empty = fresh();
  const draft = { window: "other", round: 0, player: 2, text: "12" };
  const typing = perform(empty, { kind: "draft", window: "other", draft });
  expect(perform(typing, write(typing, 0, 1, 5)).draft).toEqual(draft);
  expect(perform(typing, { kind: "draft", window: "w", draft: null }).draft).toEqual(draft);
});
