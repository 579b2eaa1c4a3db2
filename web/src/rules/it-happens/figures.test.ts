import { expect, test } from "vitest";
import { FIGURES, moundOf } from "./figures";

test("dice on a drawn mound lie in their columns from below", () => {
  const figure = FIGURES["ih-scoring"];
  const mound = figure?.kind === "mound" ? moundOf(figure) : undefined;
  expect(mound?.columns[0]?.dice).toEqual([3, 4]);
  expect(mound?.columns.map((column) => column.colour)).toEqual([0, 1, 2, 3, null]);
});
