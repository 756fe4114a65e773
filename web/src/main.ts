import "$lib/look.css";
import { light, shine } from "$lib/light";
import { route } from "$lib/router.svelte";
import { mount } from "svelte";
import App from "./App.svelte";
import "./texts";

shine(light());
route();
mount(App, { target: document.getElementById("app") as HTMLElement });
