import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { padWorker } from "./worker-plugin.js";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The page knows its release: when the server's is another one, it is loaded anew. */
const release = /__version__ = "(.+)"/.exec(readFileSync(here("../src/ottery/__init__.py"), "utf-8"))?.[1];
if (!release) throw new Error("src/ottery/__init__.py names no __version__");

/** Both pages name the fonts of look.css at once: one that came late would push them about, or be left out. */
const preloadFonts = {
  name: "preload-fonts",
  transformIndexHtml: {
    order: "pre", // so that the addresses become those of the built files
    handler: () =>
      [
        "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal",
        "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal",
        "chelsea-market/files/chelsea-market-latin-400-normal",
      ].map((font) => ({
        tag: "link",
        attrs: {
          rel: "preload",
          href: `/node_modules/@fontsource/${font}.woff2`,
          as: "font",
          type: "font/woff2",
          crossorigin: true,
        },
        injectTo: "head",
      })),
  },
};

// Two pages, two bundles: the tables, and the score pad, which has to run with the server gone.
export default defineConfig({
  root: here("."),
  base: "/",
  plugins: [
    preloadFonts,
    svelte(),
    padWorker({ source: here("src/pad/worker.js"), statics: here("public") }),
  ],
  define: { __RELEASE__: JSON.stringify(release) },
  resolve: {
    alias: { $locales: here("../src/ottery/locales"), $lib: here("src/lib") },
    // Tests draw components too, and those draw in browsers alone.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/ottery/static"),
    emptyOutDir: true,
    target: "es2022",
    // Browsers that know light-dark(): what older ones would get instead gives cards of day the inks of night.
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0, // data: addresses are not in the content security policy
    modulePreload: { polyfill: false },
    rolldownOptions: { input: { index: here("index.html"), pad: here("pad.html") } },
  },
  server: {
    host: "127.0.0.1",
    fs: { allow: [here("..")] }, // the texts lie beside this folder
    proxy: { "/api": { target: process.env.OTTERY_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
});
