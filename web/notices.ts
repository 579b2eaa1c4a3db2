/** Writes `notices.txt`: whose code is in the page besides ours, and under which licence. */

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;
const LICENCE = /^(licen[cs]e|copying|notice)(\.|$)/i;
// Vite adds a few lines of its own; what it is made of itself is not in the page.
const OF_VITE = /^\0vite\//;
const NOT_IN_THE_PAGE = /^# Licenses of bundled dependencies/m;
// Of those that name a licence and carry no text of it, the text as another one has it.
const TEXTS: Record<string, string> = { "Apache-2.0": "node_modules/typescript/LICENSE.txt" };

export function notices(root = import.meta.dirname): Plugin {
  return {
    name: "notices",
    apply: "build",
    async generateBundle(_, bundle) {
      const folders = new Map<string, string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const [path, { renderedLength }] of Object.entries(chunk.modules)) {
          if (OF_VITE.test(path)) folders.set("vite", join(root, "node_modules/vite"));
          const [, folder, name] = PACKAGE.exec(path) ?? [];
          if (folder && name && renderedLength > 0) folders.set(name, folder);
        }
      }
      const names = [...folders.keys()].sort();
      const told = names.map((name) => notice(root, folders.get(name) ?? ""));
      const source = `${HEAD}${(await Promise.all(told)).join("\n")}`;
      this.emitFile({ type: "asset", fileName: "notices.txt", source });
    },
  };
}

const HEAD = "Wormery's page contains parts of the following, each under its own licence.\n\n";

async function notice(root: string, folder: string): Promise<string> {
  const about = JSON.parse(await readFile(join(folder, "package.json"), "utf-8"));
  const files = (await readdir(folder)).filter((name) => LICENCE.test(name)).sort();
  const other = TEXTS[about.license];
  const paths = files.map((name) => join(folder, name));
  if (paths.length === 0 && other) paths.push(join(root, other));
  if (paths.length === 0) throw new Error(`${about.name} has no licence that could be told`);
  const texts = await Promise.all(paths.map((path) => readFile(path, "utf-8")));
  const told = texts.map((text) => text.split(NOT_IN_THE_PAGE, 1)[0]?.trim());
  const head = `${about.name} ${about.version} (${about.license})`;
  return `${"=".repeat(72)}\n${head}\n${"=".repeat(72)}\n\n${told.join("\n\n")}\n`;
}
