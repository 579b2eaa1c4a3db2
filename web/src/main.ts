import { mount } from "svelte";
import App from "./App.svelte";
import "./art/palette.css";
import "./app.css";
import { apply, applyLanguage } from "./state/settings.svelte";

apply();
await applyLanguage();

const target = document.getElementById("page");
if (target) mount(App, { target });
