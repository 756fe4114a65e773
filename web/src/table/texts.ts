// The texts of a table and of a replay, fetched with them.
import { learn } from "$lib/words.svelte";

const files = import.meta.glob<string>("$locales/*/{play,match}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const of = (language: string) =>
  Object.entries(files).flatMap(([path, text]) => (path.includes(`/${language}/`) ? [text] : []));

learn({ en: of("en"), da: of("da") });
