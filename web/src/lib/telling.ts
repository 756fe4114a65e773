// Texts from the server name players by their seats; here the seats become names.
import { tell, type Text, type Values } from "./words.svelte";

const SEATS = new Set(["player", "other", "from", "to", "seat", "next"]);

/** `text` with the players' names in place of their seats (1 …). */
export function named(text: Text, names: string[]): Text {
  const values: Values = {};
  for (const [key, value] of Object.entries(text.values ?? {})) {
    if (typeof value === "object" && "key" in value) values[key] = named(value, names);
    else if (SEATS.has(key) && typeof value === "number") values[key] = names[value - 1] ?? value;
    else values[key] = value;
  }
  return { key: text.key, values };
}

/** `text` in words, with the players' names. */
export const tellWith = (text: Text, names: string[]): string => tell(named(text, names));

/** Sentences after each other: one that ends with a card's bare name gets its full stop. */
export const inOneLine = (said: string[]): string =>
  said.map((one, n) => (n < said.length - 1 && !/[.!?…]$/.test(one) ? `${one}.` : one)).join(" ");
