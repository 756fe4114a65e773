// What this device remembers of its player: a name, nothing else.
import { say } from "./words.svelte";

const KEY = "name";
export const LONGEST_NAME = 24;

/** The name last used here, or "". */
export const keptName = (): string => localStorage.getItem(KEY) ?? "";

/** Remembers a name. */
export function keepName(name: string): void {
  const tidy = name.trim();
  if (tidy) localStorage.setItem(KEY, tidy);
}

/** The name to sit down with. */
export const nameOr = (name: string): string => name.trim() || say("lobby-name-default");
