// A game's own texts (rules, lines, cards): fetched when the game is opened.
import { learn } from "./words.svelte";

const files = import.meta.glob<string>("$locales/*/{ottere,otter,otters,why-i-otter,an-otter-won}.ftl", {
  query: "?raw",
  import: "default",
});
const known = $state<Record<string, boolean>>({});

/** Fetches a game's texts; they are there once `knows` says so. */
export async function fetchTexts(game: string): Promise<void> {
  if (known[game]) return;
  const load = (language: string) =>
    Object.entries(files).find(([path]) => path.endsWith(`/${language}/${game}.ftl`))?.[1]() ?? "";
  const [en, da] = await Promise.all([load("en"), load("da")]);
  learn({ en: [en], da: [da] });
  known[game] = true;
}

/** Whether a game's texts are here; read in markup it waits for them. */
export const knows = (game: string): boolean => known[game] ?? false;
