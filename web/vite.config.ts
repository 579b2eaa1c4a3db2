import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server serves these files and the API from one address; `npm run dev` imitates that.
const SERVER = process.env.WORMERY_SERVER ?? "http://127.0.0.1:8470";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/wormery/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The server's content policy allows no script inside a page, not even a small one.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // Few requests rather than small ones: each is a way to the server and back.
    rollupOptions: { output: { experimentalMinChunkSize: 12_000 } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
