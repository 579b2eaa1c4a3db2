import { mount } from "svelte";
import App from "./App.svelte";
import "./art/palette.css";
import "./button.css";
import "./app.css";
import { watchForMissingPieces } from "./state/reloading";
import { watchForErrors } from "./state/report";
import { apply, applyLanguage } from "./state/settings.svelte";

watchForMissingPieces();
apply();
try {
  await applyLanguage();
  watchForErrors();
  const target = document.getElementById("page");
  if (target) mount(App, { target });
} catch (error) {
  // Without a language there is no sentence to say it with but the one that is in the page.
  document.getElementById("failed")?.removeAttribute("hidden");
  throw error;
}
