// The shared parts on one page: /dev/parts.html?light=night&lang=da
import "$lib/look.css";
import { shine, type Light } from "$lib/light";
import { speak, type Language } from "$lib/words.svelte";
import { mount } from "svelte";
import "../src/texts";
import Parts from "./Parts.svelte";

const asked = new URLSearchParams(location.search);
const light = asked.get("light");
const lang = asked.get("lang");
if (light) shine(light as Light);
if (lang) speak(lang as Language);
mount(Parts, { target: document.getElementById("app") as HTMLElement });
