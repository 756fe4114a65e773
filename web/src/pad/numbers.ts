// Numbers as the language writes them: 1,250 in English, 1.250 in Danish, a real minus sign in both.
import type { Language } from "$lib/words.svelte";

export const show = (value: number, language: Language): string =>
  new Intl.NumberFormat(language).format(value).replace("-", "−");

/** A whole number as somebody typed it; null when it is none. */
export function read(text: string, language: Language): number | null {
  const plain = text.trim().replace(/^[−–]/, "-");
  const mark = language === "da" ? "\\." : ",";
  const grouped = new RegExp(`^-?\\d{1,3}(?:[${mark}\\s]\\d{3})+$`);
  const digits = grouped.test(plain) ? plain.replace(/[.,\s]/g, "") : plain;
  return /^-?\d{1,6}$/.test(digits) ? Number(digits) || 0 : null;
}

/** The text after a key of the pad: digits, "±" and "⌫". */
export function press(text: string, key: string): string {
  if (key === "⌫") return text.slice(0, -1);
  if (key === "±") return text.startsWith("-") ? text.slice(1) : `-${text}`;
  const next = /^-?0$/.test(text) ? text.replace("0", key) : text + key;
  return next.replace("-", "").length > 6 ? text : next;
}
