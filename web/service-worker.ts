/** Builds `src/sw.ts` to `sw.js`, with the names of all files of this build in it. */

import { readFile } from "node:fs/promises";
import { type Plugin, transformWithEsbuild } from "vite";

const SOURCE = new URL("./src/sw.ts", import.meta.url);
// Without a connection nobody operates a server.
const LEFT_OUT = /Operator|Demo/;

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    async generateBundle(_, bundle) {
      const names = Object.keys(bundle).sort();
      const files = names.filter((name) => /\.(js|css)$/.test(name) && !LEFT_OUT.test(name));
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
