import "$lib/look.css";
import { light, shine } from "$lib/light";
import { renew } from "$lib/release.svelte";
import { route } from "$lib/router.svelte";
import { mount } from "svelte";
import App from "./App.svelte";
import "./texts";

shine(light());
route();
addEventListener("vite:preloadError", () => void renew("part"));
mount(App, { target: document.getElementById("app") as HTMLElement });
