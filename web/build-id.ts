/** Names a build by the files it consists of: in the page itself, and in `build.json`. */

import { createHash } from "node:crypto";
import type { Plugin } from "vite";

export function buildId(): Plugin {
  let build = "";
  return {
    name: "build-id",
    apply: "build",
    enforce: "post",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        // The name of each file has a hash of what is in it.
        const files = Object.keys(bundle ?? {}).sort();
        build = createHash("sha256")
          .update(files.join() + html)
          .digest("hex")
          .slice(0, 12);
        const attrs = { name: "build", content: build };
        return [{ tag: "meta", attrs, injectTo: "head" }];
      },
    },
    generateBundle() {
      const source = `${JSON.stringify({ build })}\n`;
      this.emitFile({ type: "asset", fileName: "build.json", source });
    },
  };
}
