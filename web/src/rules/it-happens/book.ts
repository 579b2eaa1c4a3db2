import Animal from "../../art/it-happens/Anteater.svelte";
import { about } from "../../boards/it-happens/about";
import type { Book } from "../books";
import contents from "./contents.json";
import Drawing from "./Drawing.svelte";
import { FIGURES } from "./figures";

const makes = { mounds: about.options.mounds?.own?.make };

export const book: Book = {
  prefix: "ih",
  contents,
  figures: FIGURES,
  tries: () => import("./tries.json"),
  Drawing,
  Animal,
  makes,
};
