import Animal from "../../art/it-happens/Anteater.svelte";
import type { Book } from "../books";
import contents from "./contents.json";
import Drawing from "./Drawing.svelte";
import { FIGURES } from "./figures";

export const book: Book = { prefix: "ih", contents, figures: FIGURES, Drawing, Animal };
