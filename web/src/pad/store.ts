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
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error("no storage"));
  });
  opened.catch(() => (opened = null));
  return opened;
}

/** Runs `work` in one transaction and resolves once it is on the disk. */
async function transact<T = undefined>(
  mode: IDBTransactionMode,
  work: (sheets: IDBObjectStore, things: IDBObjectStore, done: (value: T) => void) => unknown,
): Promise<T> {
  const database = await open();
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
