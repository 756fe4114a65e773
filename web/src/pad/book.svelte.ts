// The sheet that is open in this window.
import { now, same } from "./sheet";
import { difference, perform, type Draft, type Operation, type Record } from "./record";
import type { Sheet } from "./sheet";
import { reckon } from "./sheets/reckon";
import * as store from "./store";

export type Trouble = "full" | "closed" | null;

/** This window's name; it survives a reload. */
export const WINDOW = (() => {
  const name = globalThis.sessionStorage?.getItem("window") ?? Math.random().toString(36).slice(2);
  globalThis.sessionStorage?.setItem("window", name);
  return name;
})();

export class Book {
  #record: Record = $state.raw() as Record;
  /** What is being typed in this window. */
  #typed: Draft | null = $state.raw(null);
  /** What another window, perhaps a killed one, was typing when this one opened the sheet: shown until either goes on. */
  #found: Draft | null = null;
  #waiting: Operation[] = [];
  #kept: Record;
  #busy = false;
  #stop: () => void;
  /** Why the last change could not be written to the device; it is tried again with the next one. */
  trouble: Trouble = $state(null);
  /** Another window has written into this sheet. */
  shared = $state(false);
  gone = $state(false);
  /** How often something has been undone or redone. */
  turns = $state(0);
  /** How often another window's work has come in. */
  heard = $state(0);
  readonly outcome = $derived(reckon(this.#record.sheet));

  constructor(record: Record) {
    this.#record = this.#kept = record;
    this.#find(record.draft);
    this.#stop = store.listen((id) => id === record.id && void this.#refresh());
  }

  get sheet(): Sheet {
    return this.#record.sheet;
  }

  get draft(): Draft | null {
    return this.#typed;
  }

  get canUndo(): boolean {
    return this.#record.done.length > 0 || Boolean(this.#typed?.text);
  }

  get canRedo(): boolean {
    return this.#record.undone.length > 0;
  }

  /** `typed`: what is being typed afterwards, by default what is being typed now. */
  change(edit: (sheet: Sheet) => void, typed = this.#typed): void {
    const step = difference($state.snapshot(this.#record.sheet) as Sheet, edit);
    if (!step.length) return this.type(typed);
    this.#type(typed);
    this.#perform({ kind: "do", step, stamp: now(), window: WINDOW, draft: typed });
  }

  type(draft: Draft | null): void {
    this.#type(draft);
    this.#perform({ kind: "draft", window: WINDOW, draft });
  }

  #type(draft: Draft | null): void {
    this.#typed = draft;
    this.#found = null;
  }

  #find(draft: Draft | null): void {
    this.#typed = draft && { ...draft, window: WINDOW };
    this.#found = draft;
  }

  /** Takes back what is being typed, or else the last step. */
  undo(): void {
    if (this.#typed?.text) return this.type(null);
    if (this.#record.done.length) this.#turn("undo");
  }

  redo(): void {
    if (this.canRedo) this.#turn("redo");
  }

  #turn(kind: "undo" | "redo"): void {
    this.turns++;
    this.#perform({ kind });
  }

  close(): void {
    this.#stop();
  }

  /** Tries again to write what could not be written. */
  retry(): Promise<void> {
    return this.#flush();
  }

  #perform(operation: Operation): void {
    this.#record = perform(this.#record, operation);
    this.#waiting.push(operation);
    void this.#flush();
  }

  async #flush(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    try {
      while (this.#waiting.length) {
        const batch = [...this.#waiting];
        const kept = await store.write(this.#kept, batch);
        this.shared ||= kept.version !== this.#kept.version + batch.length;
        this.#waiting.splice(0, batch.length);
        this.#kept = kept;
        this.#record = this.#waiting.reduce(perform, kept);
      }
      this.trouble = null;
    } catch (error) {
      this.trouble = error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "closed";
    } finally {
      this.#busy = false;
    }
  }

  async #refresh(): Promise<void> {
    if (this.#busy || this.#waiting.length) return;
    const kept = await store.find(this.#record.id);
    if (this.#busy || this.#waiting.length) return;
    if (!kept) this.gone = true;
    else if (kept.version !== this.#kept.version) {
      this.shared = true;
      this.#record = this.#kept = kept;
      this.heard++;
      if (this.#found && !same(this.#found, kept.draft)) this.#find(kept.draft);
    }
  }
}
