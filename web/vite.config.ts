import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { buildId } from "./build-id";
import { notices } from "./notices";
import { serviceWorker } from "./service-worker";

// The server serves these files and the API from one address; `npm run dev` imitates that.
const SERVER = process.env.WORMERY_SERVER ?? "http://127.0.0.1:8470";

// Few requests rather than small ones: each is a way to the server and back. What every page
// needs comes as one, and so do what a table needs besides, each game's board, and what verifies
// dice, which is asked for by a tap.
const CHUNKS: Record<string, RegExp> = {
  page: /vite\/preload-helper|\/(svelte|esm-env|clsx|@fluent|openapi-fetch)\/|\/src\/(api|parts|art\/(palette|(.*\/)?material)|boards\/(.*\/(about|picture)|results)|state\/(?!acts|attention|coached|fairness|keys|notifying|replay|sound|stage|table)|i18n\/(index|sentences)|pages\/Missing|ui\/(copy|sending|Broken|Choice|Countdown|Dialog|Icon|icons|Part|Refusal|Title|Logo))/,
  art: /\/src\/art.*(svelte|ts)$/,
  lobby: /\/src\/pages\/table\/(Lobby|Fills|Waiting)\./,
  coach: /\/src\/pages\/table\/(Coach|HintPanel)\./,
  fairness: /\/src\/(boards\/.*\/lots|state\/fairness)|@noble/,
  table:
    /\/src\/(boards|pages\/[Tt]able|state\/(acts|attention|coached|keys|replay|sound|stage|table)|ui\/(\w*Board|FairDice|Log|MenuButton|Verify)\.)/,
};

const BOARD = /\/src\/boards\/([^/]+)\/(?!about|acts|lots|moments|picture)/;

function chunk(path: string): string | undefined {
  const [, game] = BOARD.exec(path) ?? [];
  if (game) return `board-${game}`;
  return Object.keys(CHUNKS).find((name) => CHUNKS[name]?.test(path));
}

export default defineConfig({
  // The server says where on a site the page is; the files know only how they lie to each other.
  base: "./",
  plugins: [svelte(), notices(), buildId(), serviceWorker()],
  build: {
    outDir: "../src/wormery/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The server's content policy allows no script inside a page, not even a small one.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rollupOptions: { output: { manualChunks: chunk } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
