/** Builds `src/sw.ts` to `sw.js`, with the names of the files in it that are to be kept. */

import { readFile } from "node:fs/promises";
import { type Plugin, type Rollup, transformWithEsbuild } from "vite";

const SOURCE = new URL("./src/sw.ts", import.meta.url);
// What is loaded later and kept all the same: the rules, which need no server, and tables, whose
// connection may be poor. Each file is a request, and a server counts those of a newcomer.
const KEPT_PAGES = /\/src\/pages\/(Rules|Table|Failed|table\/)/;
const OTHER_PAGES = /\/src\/pages\/|Demo/;
const OTHER_SENTENCES = /\/locales\/[^/]+\/(?!rules\.)/;

function isKept({ facadeModuleId }: Rollup.OutputChunk): boolean {
  const path = facadeModuleId ?? "";
  return KEPT_PAGES.test(path) || !(OTHER_PAGES.test(path) || OTHER_SENTENCES.test(path));
}

/** The scripts that are there from the start, what is loaded later of them, and their styles. */
function filesToKeep(bundle: Rollup.OutputBundle): string[] {
  const found = new Set<string>();
  const visit = (name: string, later: boolean): void => {
    const file = bundle[name];
    if (file?.type !== "chunk" || found.has(name) || (later && !isKept(file))) return;
    found.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) found.add(style);
    for (const next of file.imports) visit(next, false);
    for (const next of file.dynamicImports) visit(next, true);
  };
  for (const file of Object.values(bundle)) {
    if (file.type === "chunk" && file.isEntry) visit(file.fileName, false);
  }
  return [...found].sort();
}

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      const files = filesToKeep(bundle);
      const build = bundle["build.json"];
      const id = build?.type === "asset" ? JSON.parse(String(build.source)).build : "";
      if (!id) throw new Error("a worker is made for a build that has an id");
      const { code } = await transformWithEsbuild(await readFile(SOURCE, "utf-8"), "sw.ts", {
        define: { BUILD: JSON.stringify(id), FILES: JSON.stringify(files) },
        format: "esm",
        minify: true,
        target: "es2022",
      });
      this.emitFile({ type: "asset", fileName: "sw.js", source: code });
    },
  };
}
