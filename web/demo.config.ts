import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The boards in many situations, as files for the tests; `npm run dev` serves the same page.
export default defineConfig({
  base: "./",
  publicDir: false,
  // Every element has its component's class, as while developing: pictures are drawn from there.
  plugins: [svelte({ preprocess: { style: ({ content }) => ({ code: `${content} *{}` }) } })],
  build: {
    target: "es2022",
    minify: false,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rollupOptions: { input: "src/boards/demo/index.html" },
  },
});
