import "$lib/look.css";
import { mount } from "svelte";
import { language, LANGUAGES, learn, type Language } from "$lib/words.svelte";
import App from "./pad/App.svelte";
import "./pad/pad.css";
import { serve } from "./pad/updates.svelte";

const TEXTS: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("$locales/en/pad.ftl?raw"),
  da: () => import("$locales/da/pad.ftl?raw"),
};

/** Fetches the pad's texts in a language. */
async function read(of: Language): Promise<void> {
  const file = (await TEXTS[of]()).default;
  learn({ en: [], da: [], [of]: [file] });
}

// The language of this device first; the other one is there before anybody can ask for it.
await read(language());
await Promise.all([
  Promise.resolve(mount(App, { target: document.getElementById("app") as HTMLElement })),
  ...LANGUAGES.filter((other) => other !== language()).map(read),
]);
serve();
