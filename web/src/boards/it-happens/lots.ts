import type { Lots } from "../../api";
import { faces, mounds } from "../../art/it-happens/material.json";

/** What an event of a record was drawn from: a die, or mounds that are not gone yet. */
export function lotsOf(said: string, before: readonly string[]): Lots {
  if (!said.includes(".")) return { pieces: faces, count: 1, back: true, between: "" };
  const gone = before.flatMap((one) => (one.includes(".") ? one.split(".") : []));
  const all = Array.from({ length: mounds }, (_, at) => String(at + 1));
  return {
    pieces: all.filter((mound) => !gone.includes(mound)),
    count: said.split(".").length,
    back: false,
    between: ".",
  };
}
