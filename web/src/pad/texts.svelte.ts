// The pad's words about a sheet.
import { fetchTexts, knows as has } from "$lib/texts.svelte";
import { tell, type Text, type Values } from "$lib/words.svelte";
import type { Sheet } from "./sheet";

export { fetchTexts };

/** Whether a game's texts are here; a game of rounds has none of its own. */
export const knows = (game: string): boolean => game === "rounds" || has(game);

/** A text about a sheet: the value `player` is a seat and becomes a name. */
export function tellOf(sheet: Sheet, text: Text): string {
  const values: Values = { ...text.values };
  const seat = values["player"];
  if (typeof seat === "number") values["player"] = sheet.players[seat - 1]?.name ?? "";
  return tell({ key: text.key, values });
}
