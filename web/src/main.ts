import "$lib/look.css";
import { light, shine } from "$lib/light";
import { mount } from "svelte";
import Home from "./Home.svelte";
import "./texts";

shine(light());
mount(Home, { target: document.getElementById("app") as HTMLElement });
