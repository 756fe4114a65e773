// Where sheets are kept: IndexedDB on this device, nowhere else.
import { perform, type Operation, type Record } from "./record";

const NAME = "ottery-pad";
const SHEETS = "sheets";
const THINGS = "things";

let opened: Promise<IDBDatabase> | null = null;
const channel = globalThis.BroadcastChannel ? new BroadcastChannel(NAME) : null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(SHEETS, { keyPath: "id" });
      request.result.createObjectStore(THINGS);
    };
    request.onsuccess = () => {
      request.result.onclose = () => (opened = null);
      request.result.onversionchange = shut;
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error("no storage"));
  });
  opened.catch(() => (opened = null));
  return opened;
}

/** Closes the database; whoever needs it next opens it anew. */
function shut(): void {
  void opened?.then((database) => database.close()).catch(() => undefined);
  opened = null;
}

type Work<T> = (sheets: IDBObjectStore, things: IDBObjectStore, done: (value: T) => void) => unknown;

const isNamed = (fault: unknown, name: string): boolean =>
  fault instanceof DOMException && fault.name === name;

/** Runs `work` in one transaction and resolves once it is on the disk. Browsers close a database when they like (a
    device that slept, storage that was cleared), and not all of them say so: then it is opened again. */
async function transact<T = undefined>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  try {
    return await run(await open(), mode, work);
  } catch (fault) {
    if (isNamed(fault, "UnknownError")) shut(); // how far it came is not known: the caller decides
    if (!isNamed(fault, "InvalidStateError")) throw fault;
    shut();
    return run(await open(), mode, work);
  }
}

function run<T>(database: IDBDatabase, mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction([SHEETS, THINGS], mode, { durability: "strict" });
    let value: T;
    transaction.oncomplete = () => resolve(value);
    transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
    work(transaction.objectStore(SHEETS), transaction.objectStore(THINGS), (found) => (value = found));
  });
}

const tell = (id: string) => channel?.postMessage(id);

/** Calls back with the id of every sheet that another window has changed. */
export function listen(heard: (id: string) => void): () => void {
  const listener = (event: MessageEvent<string>) => heard(event.data);
  channel?.addEventListener("message", listener);
  return () => channel?.removeEventListener("message", listener);
}

export const all = (): Promise<Record[]> =>
  transact("readonly", (sheets, _, done) => {
    const request = sheets.getAll();
    request.onsuccess = () => done(request.result as Record[]);
  });

export const find = (id: string): Promise<Record | undefined> =>
  transact("readonly", (sheets, _, done) => {
    const request = sheets.get(id);
    request.onsuccess = () => done(request.result as Record | undefined);
  });

/** Adds new records, all or none. */
export async function add(records: Record[]): Promise<void> {
  await transact("readwrite", (sheets) => records.forEach((record) => sheets.put(record)));
  records.forEach((record) => tell(record.id));
}

/** Performs operations on what is kept, which another window may have changed since; `mine` is the record before. */
export async function write(mine: Record, operations: Operation[]): Promise<Record> {
  let fault: unknown;
  const record = await transact<Record>("readwrite", (sheets, _, done) => {
    const request = sheets.get(mine.id);
    request.onsuccess = () => {
      const kept = (request.result as Record | undefined) ?? mine;
      const next = operations.reduce(perform, kept);
      try {
        sheets.put(next);
      } catch (thrown) {
        fault = thrown;
        sheets.transaction.abort();
      }
      done(next);
    };
  }).catch((aborted: unknown) => {
    throw fault ?? aborted;
  });
  tell(mine.id);
  return record;
}

export async function remove(id: string): Promise<void> {
  await transact("readwrite", (sheets) => sheets.delete(id));
  tell(id);
}

/** Small things: names used before. */
export const thing = <T>(key: string): Promise<T | undefined> =>
  transact("readonly", (_, things, done) => {
    const request = things.get(key);
    request.onsuccess = () => done(request.result as T | undefined);
  });

export const keep = (key: string, value: unknown): Promise<undefined> =>
  transact("readwrite", (_, things) => void things.put(value, key));

/** Asks the browser not to throw the sheets away when space is short. */
export const ask = async (): Promise<boolean> => (await navigator.storage?.persist?.()) ?? false;
