import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FIRST_WAIT, LONGEST_WAIT, TableSocket } from "./socket.svelte";

interface Sent {
  type: string;
  id: string;
  [key: string]: unknown;
}

class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all[FakeSocket.all.length - 1] as FakeSocket;
  }
  readyState = 0;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  isClosed = false;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Sent);
  }
  close(): void {
    this.isClosed = true;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.open();
    this.hear({ type: "welcome", protocol: 1, release: "0", now: Date.now() / 1000, seat: 1, beat: 20 });
  }
  lose(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

const entry = (word: string) => ({ seat: 1, word, texts: [] });
const game = (version: number, start: number, ...words: string[]) => ({
  type: "game",
  game: { version, log: { start, entries: words.map(entry) } },
});
const words = (socket: TableSocket) => socket.log.map((one) => one.word).join(" ");

let table: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  table = new TableSocket("abcdefghijkl", 1);
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("says hello with what it holds, anew after every break", () => {
  FakeSocket.last.welcome();
  expect(FakeSocket.last.url).toMatch(/\/api\/tables\/abcdefghijkl\/socket\?seat=1$/);
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", version: null, entries: 0, chat: 0 });
  FakeSocket.last.hear(game(2, 0, "a", "b"));
  FakeSocket.last.hear({ type: "chat", lines: [{ n: 6 }, { n: 7 }] });
  FakeSocket.last.lose();
  expect(table.touch).toBe("lost");
  vi.advanceTimersByTime(FIRST_WAIT);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", version: 2, entries: 2, chat: 8 });
});

test("waits longer from try to try, never all at the same moment, and not for ever", () => {
  const waits: number[] = [];
  for (let k = 0; k < 12; k++) {
    FakeSocket.last.lose();
    waits.push((table.nextTry ?? 0) - Date.now());
    vi.advanceTimersByTime(waits[k] as number);
  }
  expect(FakeSocket.all.length).toBe(13);
  expect(waits[0]).toBeLessThanOrEqual(FIRST_WAIT);
  expect(waits[5]).toBeGreaterThan(FIRST_WAIT * 4);
  expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST_WAIT);
  expect(new Set(waits.slice(8)).size).toBeGreaterThan(1);
});

test("a server that takes every connection and drops it at once is not asked ever faster", () => {
  for (let k = 0; k < 8; k++) {
    FakeSocket.last.welcome();
    FakeSocket.last.lose();
    vi.advanceTimersByTime(LONGEST_WAIT);
  }
  FakeSocket.last.lose();
  expect((table.nextTry ?? 0) - Date.now()).toBeGreaterThan(FIRST_WAIT * 10);
});

test("sends again what was not answered, with the same id, and nothing that was", async () => {
  FakeSocket.last.welcome();
  FakeSocket.last.hear(game(0, 0));
  const said = table.ask({ type: "say", text: "hello" });
  FakeSocket.last.hear({ type: "ack", id: FakeSocket.last.sent[1]?.id, seq: 1, again: false });
  expect(await said).toBeNull();
  table.play("8D");
  const first = FakeSocket.last.sent[2] as Sent;
  FakeSocket.last.lose();
  vi.advanceTimersByTime(FIRST_WAIT);
  FakeSocket.last.welcome();
  expect(FakeSocket.last.sent.slice(1)).toEqual([first]);
  FakeSocket.last.hear({ type: "ack", id: first.id, seq: 2, again: true });
  FakeSocket.last.hear(game(1, 0, "8D"));
  expect(table.isSending).toBe(false);
});

test("what is played while the connection is lost is sent when it is back", () => {
  FakeSocket.last.welcome();
  FakeSocket.last.hear(game(4, 0, "a", "b", "c", "d"));
  FakeSocket.last.lose();
  table.play("8D");
  vi.advanceTimersByTime(FIRST_WAIT);
  FakeSocket.last.welcome();
  expect(FakeSocket.last.sent[1]).toMatchObject({ type: "play", word: "8D", version: 4 });
});

test("twenty presses are one action, until the view has changed", () => {
  FakeSocket.last.welcome();
  FakeSocket.last.hear(game(0, 0));
  for (let k = 0; k < 20; k++) table.play("draw");
  expect(FakeSocket.last.sent.length).toBe(2);
  FakeSocket.last.hear({ type: "ack", id: FakeSocket.last.sent[1]?.id, seq: 1, again: false });
  table.play("draw");
  expect(FakeSocket.last.sent.length).toBe(2);
  FakeSocket.last.hear(game(1, 0, "draw"));
  table.play("draw");
  expect(FakeSocket.last.sent[2]).toMatchObject({ word: "draw", version: 1 });
});

test("a refused action says why, once for each time, until the game has changed", () => {
  FakeSocket.last.welcome();
  FakeSocket.last.hear(game(0, 0));
  const error = { kind: "illegal", text: { key: "x", values: {} }, rule: "R4" };
  for (const n of [1, 2]) {
    table.play("KC");
    FakeSocket.last.hear({ type: "refused", id: FakeSocket.last.sent[n]?.id, error });
    expect(table.refusing).toMatchObject({ n, fault: error });
    expect(table.isSending).toBe(false);
  }
  FakeSocket.last.hear(game(1, 0, "8D"));
  expect(table.refusing).toBeNull();
});

test("an undo takes its line away; the action that led to a view is known unless it jumped", () => {
  FakeSocket.last.welcome();
  FakeSocket.last.hear(game(2, 0, "a", "b"));
  expect(table.entry).toBeNull();
  FakeSocket.last.hear(game(3, 2, "c"));
  expect([words(table), table.entry?.word]).toEqual(["a b c", "c"]);
  FakeSocket.last.hear(game(4, 2));
  expect([words(table), table.entry]).toEqual(["a b", null]);
  FakeSocket.last.hear(game(5, 2, "d"));
  expect([words(table), table.entry?.word]).toEqual(["a b d", "d"]);
});

test("a hole in the log is filled by asking for all of it", () => {
  FakeSocket.last.welcome();
  FakeSocket.last.hear(game(1, 0, "a"));
  FakeSocket.last.hear(game(5, 4, "e"));
  expect(FakeSocket.all.length).toBe(2);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", entries: 0 });
});

test("silence is asked about before the connection is given up", () => {
  FakeSocket.last.welcome();
  vi.advanceTimersByTime(29_000);
  expect(FakeSocket.last.sent.length).toBe(1);
  vi.advanceTimersByTime(2_000);
  expect(FakeSocket.last.sent[1]).toMatchObject({ type: "ping" });
  FakeSocket.last.hear({ type: "pong", n: 1, now: 0 });
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.all.length).toBe(1);
  vi.advanceTimersByTime(10_000 + 5_000);
  expect(table.touch).toBe("lost");
});

test("a device that wakes up asks at once, and does not wait for the next try", () => {
  FakeSocket.last.welcome();
  table.retry();
  expect(FakeSocket.last.sent[1]).toMatchObject({ type: "ping" });
  vi.advanceTimersByTime(5_000);
  expect(table.touch).toBe("lost");
  const count = FakeSocket.all.length;
  table.retry();
  expect(FakeSocket.all.length).toBe(count + 1);
});

test.each([
  ["newer", 4001],
  ["removed", 4003],
  ["gone", 4004],
  ["limit", 4008],
])("%s ends it: no new connection by itself", async (reason, code) => {
  FakeSocket.last.welcome();
  const said = table.ask({ type: "leave" });
  FakeSocket.last.hear({ type: "farewell", reason, text: { key: "x", values: {} } });
  FakeSocket.last.lose(code);
  vi.advanceTimersByTime(LONGEST_WAIT * 3);
  expect(FakeSocket.all.length).toBe(1);
  expect([table.touch, table.farewell?.reason]).toEqual(["ended", reason]);
  expect(await said).not.toBeNull();
});

test("a close code alone tells as much", () => {
  FakeSocket.last.welcome();
  FakeSocket.last.lose(4001);
  expect(table.farewell).toMatchObject({ reason: "newer", text: { key: "table-newer" } });
});

test("a server that restarts is waited for", () => {
  FakeSocket.last.welcome();
  FakeSocket.last.hear({ type: "farewell", reason: "restart", text: { key: "x", values: {} } });
  FakeSocket.last.lose(1012);
  expect(table.touch).toBe("lost");
  vi.advanceTimersByTime(FIRST_WAIT);
  expect(FakeSocket.all.length).toBe(2);
});

test("a connection that never gets a welcome is given up", () => {
  FakeSocket.last.open();
  vi.advanceTimersByTime(10_000);
  expect(table.touch).toBe("lost");
});
