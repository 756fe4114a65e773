// The texts that the front page, new tables and lists need, in both languages.
import { learn } from "$lib/words.svelte";

const files = import.meta.glob<string>("$locales/*/{home,games,lobby,table,parts}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const of = (language: string) =>
  Object.entries(files).flatMap(([path, text]) => (path.includes(`/${language}/`) ? [text] : []));

learn({ en: of("en"), da: of("da") });
