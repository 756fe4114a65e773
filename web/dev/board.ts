// A bench for drawing boards: /dev/board.html?game=otter&seat=1&at=12&lang=da&light=night under `npm run dev`,
// with what scripts/board_views.py has written; views=otter-party takes another file than that of the game's name.
import "$lib/look.css";
import { shine, type Light } from "$lib/light";
import { speak, type Language } from "$lib/words.svelte";
import { mount } from "svelte";
import "../src/texts";
import Bench from "./Bench.svelte";

const asked = new URLSearchParams(location.search);
const light = asked.get("light");
const lang = asked.get("lang");
if (light) shine(light as Light);
if (lang) speak(lang as Language);
mount(Bench, {
  target: document.getElementById("app") as HTMLElement,
  props: {
    game: asked.get("game") ?? "otter",
    views: asked.get("views") ?? asked.get("game") ?? "otter",
    seat: asked.get("seat") === "0" ? null : Number(asked.get("seat") ?? 1),
    start: Number(asked.get("at") ?? 0),
  },
});
