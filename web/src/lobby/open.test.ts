import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openTable } from "./open";

const SEATS = [{ kind: "me", name: "Ada" } as const];
let isLost = false;
let opened: string[] = [];
let asked: string[] = [];

beforeEach(() => {
  [isLost, opened, asked] = [false, [], []];
  vi.stubGlobal("fetch", (path: string, how: RequestInit) => {
    asked.push(path);
    if (path === "/api/me/tables") return Promise.resolve(Response.json({ tables: [], more: null }));
    opened.push((JSON.parse(String(how.body)) as { id: string }).id);
    if (isLost) return Promise.reject(new TypeError("no answer"));
    return Promise.resolve(Response.json({ table: "abc", seats: [1], links: [] }));
  });
});

afterEach(() => vi.unstubAllGlobals());

test("a wish whose answer was lost is sent again as the same one, another as another", async () => {
  isLost = true;
  await expect(openTable({ game: "ottere", seats: SEATS })).rejects.toThrow();
  await expect(openTable({ game: "ottere", seats: SEATS })).rejects.toThrow();
  await expect(openTable({ game: "otter", seats: SEATS })).rejects.toThrow();
  isLost = false;
  await openTable({ game: "otter", seats: SEATS });
  await openTable({ game: "otter", seats: SEATS });
  expect(opened[1]).toBe(opened[0]);
  expect(opened[3]).toBe(opened[2]);
  expect(new Set(opened).size).toBe(3);
});

test("a device is known before it opens a table, and asks for that once", async () => {
  vi.resetModules();
  const { openTable: openAnew } = await import("./open");
  await openAnew({ game: "ottere", seats: SEATS });
  await openAnew({ game: "ottere", seats: SEATS });
  expect(asked).toEqual(["/api/me/tables", "/api/tables", "/api/tables"]);
});
