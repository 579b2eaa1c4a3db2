import { mount } from "svelte";
import App from "./App.svelte";
import { setLanguage } from "./i18n";
import "./art/palette.css";
import "./button.css";
import "./app.css";
import { watchForMissingPieces } from "./state/reloading";
import { watchForErrors } from "./state/report";
import { apply, applyLanguage } from "./state/settings.svelte";
import { startWorker } from "./state/worker";

/** A language that is missing must not lock anyone out who has chosen it. */
async function inEnglish(error: unknown): Promise<void> {
  console.error(error);
  await setLanguage("en");
}

watchForMissingPieces();
apply();
try {
  await applyLanguage().catch(inEnglish);
  watchForErrors();
  const target = document.getElementById("page");
  if (target) mount(App, { target });
  startWorker();
} catch (error) {
  // Without a language there is no sentence to say it with but the one that is in the page.
  document.getElementById("failed")?.removeAttribute("hidden");
  throw error;
}
