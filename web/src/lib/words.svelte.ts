// Texts from the same Fluent files as the server's and the terminal's. The language is switched at once, no reload.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { otherRelease } from "./release.svelte";

export const LANGUAGES = ["en", "da"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable | Text>;
export interface Text {
  key: string;
  values?: Values;
}

const bundles: Partial<Record<Language, FluentBundle>> = {};
const chosen = $state({ language: first() });

/** Adds a language's files; call it once for each page with the files that page needs. */
export function learn(files: Record<Language, string[]>): void {
  for (const language of LANGUAGES) {
    const bundle = bundles[language] ?? new FluentBundle(language, { useIsolating: false });
    for (const file of files[language])
      bundle.addResource(new FluentResource(file), { allowOverrides: true });
    bundles[language] = bundle;
  }
}

/** The language of the page. */
export function language(): Language {
  return chosen.language;
}

/** The language as this device's user writes its times and dates; our English is that of Britain. */
export function region(): string {
  const isOurs = (wanted: string) => wanted.split("-")[0] === chosen.language && wanted.includes("-");
  return globalThis.navigator?.languages?.find(isOurs) ?? (chosen.language === "en" ? "en-GB" : "da-DK");
}

/** Switches the language and remembers it on this device. */
export function speak(wanted: Language): void {
  chosen.language = wanted;
  document.documentElement.lang = wanted;
  localStorage.setItem("language", wanted);
}

/** A message in words. An unknown key or a missing value is an error, never a blank. */
export function say(key: string, values: Values = {}): string {
  const bundle = bundles[chosen.language];
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) throw new Error(`no text "${key}" in ${chosen.language}`);
  const plain: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) plain[name] = isText(value) ? tell(value) : value;
  const errors: Error[] = [];
  const words = bundle.formatPattern(pattern, plain, errors);
  if (errors.length) throw new Error(`${key}: ${String(errors[0])}`);
  return words;
}

/** A text that came from the server, in words. A newer server may have some that this page has not. */
export function tell(text: Text): string {
  try {
    return say(text.key, text.values);
  } catch (fault) {
    if (otherRelease() === null) throw fault;
    return say("page-newer");
  }
}

/** Whether there is a text of this key. */
export function has(key: string): boolean {
  return bundles[chosen.language]?.hasMessage(key) ?? false;
}

function isText(value: FluentVariable | Text): value is Text {
  return typeof value === "object" && value !== null && "key" in value;
}

function first(): Language {
  const kept = globalThis.localStorage?.getItem("language");
  if (kept === "en" || kept === "da") return kept;
  const wanted = globalThis.navigator?.languages ?? [];
  return negotiateLanguages(wanted, LANGUAGES, { defaultLocale: "en", strategy: "lookup" })[0] as Language;
}
