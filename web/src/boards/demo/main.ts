import { mount } from "svelte";
import "../../art/palette.css";
import "../../button.css";
import { type Language, setLanguage } from "../../i18n";
import Demo from "./Demo.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "";
await setLanguage((asked.get("language") ?? "en") as Language);
const target = document.getElementById("page");
if (target) mount(Demo, { target });
