// The pad's own words, and those about a sheet.
import { fetchTexts, knows as has } from "$lib/texts.svelte";
import { learn, tell, type Language, type Text, type Values } from "$lib/words.svelte";
import lackingDa from "$locales/da/pad-part.ftl?raw";
import lackingEn from "$locales/en/pad-part.ftl?raw";
import type { Sheet } from "./sheet";

export { fetchTexts };

learn({ en: [lackingEn], da: [lackingDa] });

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("$locales/en/pad.ftl?raw"),
  da: () => import("$locales/da/pad.ftl?raw"),
};
const fetched: Partial<Record<Language, true>> = {};

/** Fetches the pad's texts in a language, unless they are here. */
export async function fetchWords(of: Language): Promise<void> {
  if (fetched[of]) return;
  const { default: file } = await TEXTS[of]();
  learn({ en: [], da: [], [of]: [file] });
  fetched[of] = true;
}

/** Whether a game's texts are here; a game of rounds has none of its own. */
export const knows = (game: string): boolean => game === "rounds" || has(game);

/** A text about a sheet: the value `player` is a seat and becomes a name. */
export function tellOf(sheet: Sheet, text: Text): string {
  const values: Values = { ...text.values };
  const seat = values["player"];
  if (typeof seat === "number") values["player"] = sheet.players[seat - 1]?.name ?? "";
  return tell({ key: text.key, values });
}
