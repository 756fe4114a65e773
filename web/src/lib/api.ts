// The server's HTTP side, typed. What goes wrong is a Refused with a text to show.
import type {
  Check,
  Checked,
  Create,
  Created,
  Deck,
  Enter,
  Error as Fault,
  Games,
  Join,
  Joined,
  Link,
  Listing,
  MakeLink,
  Replay,
  SeatAnd,
  TablePage,
} from "./protocol";
import { meet } from "./release.svelte";

/** The server said no, or could not be asked. */
export class Refused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.text.key);
  }
}

const fault = (key: string): Fault => ({ kind: "broken", text: { key, values: {} }, rule: null });

/** What went wrong, as something to show. */
export const faultOf = (error: unknown): Fault =>
  error instanceof Refused ? error.fault : fault("page-broken");

async function send(path: string, body?: unknown): Promise<Response> {
  const more: RequestInit =
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { credentials: "same-origin", cache: "no-store", ...more });
  } catch {
    throw new Refused(fault("page-unreachable"));
  }
  if (answer.ok) return answer;
  throw new Refused(await faultIn(answer));
}

async function faultIn(answer: Response): Promise<Fault> {
  try {
    const body = (await answer.json()) as Partial<Fault>;
    if (body.text && typeof body.text.key === "string") return { ...fault(""), ...body } as Fault;
  } catch {
    // a proxy's page, not an answer of the server
  }
  return fault(answer.status >= 502 ? "page-unreachable" : "page-broken");
}

const get = async <T>(path: string): Promise<T> => (await send(path)).json() as Promise<T>;
const post = async <T>(path: string, body: unknown): Promise<T> =>
  (await send(path, body)).json() as Promise<T>;
const before = (time: number | null) => (time === null ? "" : `?before=${time}`);

let isKnown = false;

/** A device gets its cookie before it does anything: when the answer is lost, the server knows it again. */
export async function beKnown(): Promise<void> {
  if (!isKnown) await fetchMine();
}

let games: Promise<Games> | null = null;

/** What can be played here; asked once. */
export function fetchGames(): Promise<Games> {
  games ??= get<Games>("/games").then(
    (found) => {
      meet(found.release);
      return found;
    },
    (error: unknown) => {
      games = null;
      throw error;
    },
  );
  return games;
}

export const fetchDeck = (game: string) => get<Deck>(`/games/${game}/deck`);
export const fetchTables = (time: number | null = null) => get<Listing>(`/tables${before(time)}`);
export async function fetchMine(time: number | null = null): Promise<Listing> {
  const found = await get<Listing>(`/me/tables${before(time)}`);
  isKnown = true;
  return found;
}
export const fetchPage = (table: string) => get<TablePage>(`/tables/${table}`);
export const create = (wish: Create) => post<Created>("/tables", wish);
export const enter = (table: string, wish: Enter) => post<TablePage>(`/tables/${table}/enter`, wish);
export const join = (table: string, wish: Join) => post<Joined>(`/tables/${table}/join`, wish);
export const leave = (table: string, wish: SeatAnd) => post<TablePage>(`/tables/${table}/leave`, wish);
export const rematch = (table: string, wish: SeatAnd) => post<Created>(`/tables/${table}/rematch`, wish);
export const makeLink = (table: string, wish: MakeLink) => post<Link>(`/tables/${table}/links`, wish);
export const verify = (wish: Check) => post<Checked>("/verify", wish);
export const forget = () => post<Listing>("/me/forget", {});

/** The record as text. */
export const fetchRecord = async (table: string, seat: number | null): Promise<string> =>
  (await send(`/tables/${table}/record${seat === null ? "" : `?seat=${seat}`}`)).text();

/** A part of a finished game. */
export const fetchReplay = (table: string, seat: number | null, start: number, count = 100) =>
  get<Replay>(`/tables/${table}/replay?start=${start}&count=${count}${seat === null ? "" : `&seat=${seat}`}`);

/** An id that nobody else has. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
