import "$lib/look.css";
import da from "$locales/da/shell.ftl?raw";
import en from "$locales/en/shell.ftl?raw";
import { mount } from "svelte";
import Hello from "./Hello.svelte";
import { learn } from "$lib/words.svelte";

learn({ en: [en], da: [da] });
mount(Hello, { target: document.getElementById("app") as HTMLElement });
