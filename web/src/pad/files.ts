// How sheets travel: JSON and CSV files, and a link that carries the sheet itself. Reference: src/ottery/pad/files.py.
import type { Text } from "$lib/words.svelte";
import { newId, newSheet, put, type Cell, type Player, type Round, type Sheet } from "./sheet";
import { LARGEST, whole, type Value } from "./sheets/page";
import { ROOMS, reckon } from "./sheets/reckon";

const FORMAT = "ottery-pad";
const VERSION = 1;
export const MOST_BYTES = 8 << 20;
const MOST_IN_LINK = 1 << 20; // bytes before squeezing

/** A file or link that cannot be taken in; nothing has been taken from it. */
export class Unreadable extends Error {
  constructor(
    readonly key: string,
    readonly values: NonNullable<Text["values"]> = {},
  ) {
    super(key);
  }
}

export const toJson = (sheets: Sheet[]): string =>
  JSON.stringify({ format: FORMAT, version: VERSION, sheets }, null, 1);

/** The sheets of an exported file. */
export function fromJson(text: string): Sheet[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Unreadable("pad-import-broken");
  }
  const head = table(data) ?? {};
  if (head["format"] !== FORMAT) throw new Unreadable("pad-import-foreign");
  if (head["version"] !== VERSION)
    throw new Unreadable("pad-import-version", { version: String(head["version"]) });
  if (!Array.isArray(head["sheets"])) throw new Unreadable("pad-import-part", { part: "sheets" });
  return head["sheets"].map((sheet, i) => readSheet(sheet, `sheets[${i}]`));
}

const table = (value: unknown): { [key: string]: unknown } | null =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as { [key: string]: unknown })
    : null;

class Reader {
  readonly #from: { [key: string]: unknown };
  constructor(
    from: unknown,
    readonly place: string,
  ) {
    this.#from = table(from) ?? this.fail("");
  }

  fail(key: string): never {
    throw new Unreadable("pad-import-part", { part: key ? `${this.place}.${key}` : this.place });
  }

  get<T>(key: string, fits: (value: unknown) => T | null, usual?: T): T {
    const value = this.#from[key];
    if (value === undefined && usual !== undefined) return usual;
    return fits(value) ?? this.fail(key);
  }
}

const words = (most: number) => (value: unknown) =>
  typeof value === "string" && [...value].length <= most ? value : null;
const within = (least: number, most: number) => (value: unknown) => whole(value, least, most);
const flag = (value: unknown) => (typeof value === "boolean" ? value : null);
const list = (most: number) => (value: unknown) =>
  Array.isArray(value) && value.length <= most ? (value as unknown[]) : null;
/** Wraps what may be null itself. */
const maybe = (fits: (value: unknown) => number | null) => (value: unknown) => {
  const found = value === null ? null : fits(value);
  return value === null || found !== null ? { found } : null;
};

const isSpan = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((n) => whole(n, 0, LARGEST) !== null);
const spans = (value: unknown) => {
  const found = list(100)(value);
  return found?.every(isSpan) ? found : null;
};

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length <= 120 && value.every((word) => words(32)(word) !== null);

const isValue = (value: unknown): value is Value =>
  value === null || whole(value, -LARGEST, LARGEST) !== null || isWords(value);

function readSheet(data: unknown, place: string): Sheet {
  const from = new Reader(data, place);
  const game = from.get("game", (v) => (typeof v === "string" && Object.hasOwn(ROOMS, v) ? v : null));
  const [least, most] = (ROOMS[game] ?? from.fail("game")).seats;
  const players = from
    .get("players", (v) =>
      list(20)(v) && (v as unknown[]).length >= least && (v as unknown[]).length <= most
        ? (v as unknown[])
        : null,
    )
    .map((p, i) => readPlayer(p, `${place}.players[${i}]`));
  const ids = players.map((p) => p.id);
  if (new Set(ids).size < ids.length) from.fail("players");
  const rounds = from.get("rounds", list(500), []).map((r, i) => readRound(r, `${place}.rounds[${i}]`, ids));
  const dealer = from.get("dealer", maybe(within(1, 9999)), { found: null }).found;
  if (dealer !== null && !ids.includes(dealer)) from.fail("dealer");
  return {
    id: from.get("id", (v) => (typeof v === "string" && /^[a-z0-9-]{1,40}$/.test(v) ? v : null)),
    game,
    name: from.get("name", words(40), ""),
    players,
    settings: from.get("settings", table, {}),
    rounds,
    dealer,
    plays_on: from.get("plays_on", flag, false),
    closed: from.get("closed", flag, false),
    started: from.get("started", words(40), ""),
    changed: from.get("changed", words(40), ""),
  };
}

function readPlayer(data: unknown, place: string): Player {
  const from = new Reader(data, place);
  const away = from.get("away", spans, []);
  return {
    id: from.get("id", within(1, 9999)),
    name: from.get("name", (v) => words(24)(v) || null),
    start: from.get("start", within(-LARGEST, LARGEST), 0),
    since: from.get("since", within(0, LARGEST), 0),
    until: from.get("until", maybe(within(0, LARGEST)), { found: null }).found,
    ...(away.length ? { away } : {}),
  };
}

function readRound(data: unknown, place: string, ids: number[]): Round {
  const from = new Reader(data, place);
  const cells = from.get("cells", table, {});
  const found: Round["cells"] = {};
  for (const [id, cell] of Object.entries(cells)) {
    if (!ids.includes(Number(id)) || !/^\d+$/.test(id)) from.fail("cells");
    found[id] = readCell(cell, `${place}.cells.${id}`);
  }
  return { cells: found, common: from.get("common", (v) => (isWords(v) ? v : null), []) };
}

function readCell(data: unknown, place: string): Cell {
  const from = new Reader(data, place);
  const value = from.get("value", (v) => (isValue(v) ? { v } : null), { v: null as Value }).v;
  return { value, was: from.get("was", (v) => (list(1000)(v)?.every(isValue) ? (v as Value[]) : null), []) };
}

/** A sheet's scores for a spreadsheet; Danish ones want semicolons. */
export function toCsv(sheet: Sheet, semicolons: boolean): string {
  const { tally } = reckon(sheet);
  const mark = semicolons ? ";" : ",";
  const quote = (text: string) => (/["\r\n,;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const harmless = (name: string) => quote(/^[=+\-@\t]/.test(name) ? `'${name}` : name);
  const lines = [
    ["", ...sheet.players.map((p) => harmless(p.name))],
    ...tally.scores.map((row, i) => [String(i + 1), ...row.map((n) => (n === null ? "" : String(n)))]),
    ["total", ...tally.totals.map(String)],
  ];
  return lines.map((line) => line.join(mark) + "\r\n").join("");
}

/** A table with names above and a line a round as a game of rounds; a last line that begins with a word is left out. */
export function fromCsv(text: string, name: string): Sheet {
  const rows = parseCsv(text);
  const names = (rows[0] ?? []).slice(1).map((n) => n.trim().replace(/^'(?=[=+\-@])/, ""));
  if (!names.length || names.length > 20 || names.some((n) => !n || [...n].length > 24))
    throw new Unreadable("pad-import-foreign");
  const sheet = newSheet("rounds", names, {});
  sheet.name = [...name].slice(0, 40).join("");
  const lines = rows.slice(1).filter((row) => /^\d+$/.test(row[0]?.trim() ?? ""));
  if (!lines.length || lines.length > 500) throw new Unreadable("pad-import-foreign");
  lines.forEach((row, i) =>
    names.forEach((_, p) => {
      const entry = (row[p + 1] ?? "").trim().replace("−", "-");
      if (entry === "") return;
      const value = /^-?\d{1,6}$/.test(entry) ? Number(entry) : null;
      if (value === null)
        throw new Unreadable("pad-import-part", { part: `${i + 2}: ${entry.slice(0, 20)}` });
      put(sheet, i, p + 1, value);
    }),
  );
  return sheet;
}

function parseCsv(text: string): string[][] {
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const mark = head.includes(";") ? ";" : head.includes("\t") ? "\t" : ",";
  const rows: string[][] = [[""]];
  let quoted = false;
  for (let i = text.startsWith("\ufeff") ? 1 : 0; i < text.length; i++) {
    const letter = text[i] ?? "";
    const row = rows.at(-1) as string[];
    const add = (more: string) => (row[row.length - 1] = (row.at(-1) ?? "") + more);
    if (letter === '"') {
      if (quoted && text[i + 1] === '"') add(text[i++] ?? "");
      else quoted = !quoted;
    } else if (quoted) add(letter);
    else if (letter === mark) row.push("");
    else if (letter === "\n") rows.push([""]);
    else if (letter !== "\r") add(letter);
  }
  return rows.filter((row) => row.some((entry) => entry.trim()));
}

// ------------------------------------------------------------------------------------------------- links

/** The sheet itself, squeezed, for the part of a link that browsers send nowhere. Histories stay at home. */
export async function toLink(sheet: Sheet): Promise<string> {
  const rounds = sheet.rounds.map((r) => [sheet.players.map((p) => r.cells[p.id]?.value ?? null), r.common]);
  const players = sheet.players.map((p) => [p.name, p.start, p.since, p.until, p.away ?? []]);
  const first = sheet.players.findIndex((p) => p.id === sheet.dealer);
  const { game, name, settings, plays_on, closed, started } = sheet;
  const packed = [VERSION, game, name, players, settings, rounds, first, plays_on, closed, started];
  const plain = new TextEncoder().encode(JSON.stringify(packed));
  if (plain.length > MOST_IN_LINK) throw new Unreadable("pad-link-too-long");
  const bytes = await squeeze(plain, new CompressionStream("deflate-raw"));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The sheet that a link carries. */
export async function fromLink(text: string): Promise<Sheet> {
  try {
    const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = await squeeze(
      Uint8Array.from(plain, (c) => c.charCodeAt(0)),
      new DecompressionStream("deflate-raw"),
    );
    const [version, game, name, players, settings, rounds, first, plays_on, closed, started] = JSON.parse(
      new TextDecoder().decode(bytes),
    ) as [
      number,
      string,
      string,
      [string, number, number, number | null, [number, number][]?][],
      object,
      [Value[], string[]][],
      number,
      boolean,
      boolean,
      string,
    ];
    const sheet = {
      id: newId(),
      game,
      name,
      players: players.map(([who, start, since, until, away = []], i) => ({
        id: i + 1,
        name: who,
        start,
        since,
        until,
        away,
      })),
      settings,
      rounds: rounds.map(([cells, common]) => ({
        cells: Object.fromEntries(cells.map((value, i) => [i + 1, { value, was: [] }])),
        common,
      })),
      dealer: first < 0 ? null : first + 1,
      plays_on,
      closed,
      started,
      changed: started,
    };
    return fromJson(JSON.stringify({ format: FORMAT, version, sheets: [sheet] }))[0] as Sheet;
  } catch {
    throw new Unreadable("pad-link-broken");
  }
}

/** Runs bytes through a stream; more than a link may carry is refused. */
async function squeeze(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(stream as TransformStream)
    .getReader();
  const parts: number[] = [];
  for (;;) {
    const { done, value } = (await reader.read()) as ReadableStreamReadResult<Uint8Array>;
    if (done) return Uint8Array.from(parts);
    for (const byte of value) parts.push(byte);
    if (parts.length > MOST_IN_LINK) throw new Unreadable("pad-link-broken");
  }
}
