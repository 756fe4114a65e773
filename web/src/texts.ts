// The texts that the front page needs.
import { learn } from "$lib/words.svelte";

const EN = import.meta.glob<string>(
  ["$locales/en/{home,table,match,ottere,otter,otters,why-i-otter,an-otter-won}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const DA = import.meta.glob<string>(
  ["$locales/da/{home,table,match,ottere,otter,otters,why-i-otter,an-otter-won}.ftl"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);

learn({ en: Object.values(EN), da: Object.values(DA) });
