import Animal from "../../art/regenwormen/Hen.svelte";
import type { Book } from "../books";
import contents from "./contents.json";
import Drawing from "./Drawing.svelte";
import { FIGURES } from "./figures";

export const book: Book = {
  prefix: "rw",
  contents,
  figures: FIGURES,
  tries: () => import("./tries.json"),
  Drawing,
  Animal,
};
