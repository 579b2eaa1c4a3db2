/** The rules alone, for looking at them: ?game=<name>&language=nl&theme=dark#<rule> */
import { mount } from "svelte";
import "../../art/palette.css";
import "../../button.css";
import "../../app.css";
import { type Language, setLanguage } from "../../i18n";
import Demo from "./Demo.svelte";

const wishes = new URLSearchParams(location.search);
document.documentElement.dataset.theme = wishes.get("theme") ?? "light";
await setLanguage((wishes.get("language") ?? "en") as Language);
const target = document.getElementById("rules");
if (target) mount(Demo, { target, props: { game: wishes.get("game") ?? "" } });
