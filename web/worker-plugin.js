// Builds the pad's service worker: which files it keeps, and a name that changes when one of them does.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

const STATIC = ["pad.webmanifest", "pad-icon.svg", "pad-icon-192.png", "pad-icon-512.png"];

export function padWorker({ source, statics }) {
  return {
    name: "pad-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = new Set();
      const visit = (name) => {
        const chunk = bundle[name];
        if (!chunk || files.has(name)) return;
        files.add(name);
        const meta = chunk.viteMetadata;
        for (const next of [
          ...(chunk.imports ?? []),
          ...(chunk.dynamicImports ?? []),
          ...(meta?.importedCss ?? []),
          ...(meta?.importedAssets ?? []),
        ])
          visit(next);
        if (name.endsWith(".css"))
          for (const asset of Object.keys(bundle)) if (String(chunk.source).includes(asset)) files.add(asset);
      };
      const entry = Object.values(bundle).find((chunk) => chunk.isEntry && chunk.name === "pad");
      if (!entry) throw new Error("no entry called pad");
      visit(entry.fileName);
      const digest = createHash("sha256").update(readFileSync(source));
      for (const name of [...files].sort()) digest.update(name);
      for (const name of [...STATIC, "../pad.html"]) {
        const path = `${statics}/${name}`;
        if (existsSync(path)) digest.update(readFileSync(path));
      }
      const kept = STATIC.filter((name) => existsSync(`${statics}/${name}`));
      const list = ["/pad", ...[...files, ...kept].map((name) => `/${name}`)];
      const code = readFileSync(source, "utf-8")
        .replace("self.__FILES__", JSON.stringify(list))
        .replace("self.__NAME__", JSON.stringify(digest.digest("hex").slice(0, 16)));
      this.emitFile({ type: "asset", fileName: "pad-worker.js", source: code });
    },
  };
}
