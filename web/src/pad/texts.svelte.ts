// The pad's words. A game's own texts (rules, lines) are fetched when its sheet is opened.
import { learn, tell, type Text, type Values } from "$lib/words.svelte";
import type { Sheet } from "./sheet";

const files = import.meta.glob<string>("$locales/*/{ottere,otter,otters,why-i-otter,an-otter-won}.ftl", {
  query: "?raw",
  import: "default",
});
const known = $state<Record<string, boolean>>({ rounds: true });

/** Fetches a game's texts; they are there once `knows` says so. */
export async function fetchTexts(game: string): Promise<void> {
  if (known[game]) return;
  const load = (language: string) =>
    Object.entries(files).find(([path]) => path.endsWith(`/${language}/${game}.ftl`))?.[1]() ?? "";
  const [en, da] = await Promise.all([load("en"), load("da")]);
  learn({ en: [en], da: [da] });
  known[game] = true;
}

export const knows = (game: string): boolean => known[game] ?? false;

/** A text about a sheet: the value `player` is a seat and becomes a name. */
export function tellOf(sheet: Sheet, text: Text): string {
  const values: Values = { ...text.values };
  const seat = values["player"];
  if (typeof seat === "number") values["player"] = sheet.players[seat - 1]?.name ?? "";
  return tell({ key: text.key, values });
}
