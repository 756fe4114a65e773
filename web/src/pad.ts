import "$lib/look.css";
import { mount, type Component } from "svelte";
import { language, LANGUAGES } from "$lib/words.svelte";
import App from "./pad/App.svelte";
import Lacking from "./pad/Lacking.svelte";
import "./pad/pad.css";
import { fetchWords } from "./pad/texts.svelte";
import { serve } from "./pad/updates.svelte";

const show = (page: Component) => mount(page, { target: document.getElementById("app") as HTMLElement });

// The language of this device first; the other one is there before anybody can ask for it.
await fetchWords(language()).then(
  () => show(App),
  () => show(Lacking),
);
await Promise.allSettled(LANGUAGES.map(fetchWords));
serve();
