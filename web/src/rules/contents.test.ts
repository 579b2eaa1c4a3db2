import { expect, test } from "vitest";
import { CONTENTS, sameAnchor, textOf } from "./contents";
import { FIGURES, moundOf } from "./figures";

test("a rule's texts are named after its number", () => {
  expect(textOf({ number: "RW-7b" }, "title")).toBe("rules-rw-7b-title");
  expect(textOf({ number: "IH-D" }, "text")).toBe("rules-ih-d-text");
});

test("an anchor is found however it is written", () => {
  expect(sameAnchor("RW-7b", "rw-7B")).toBe(true);
  expect(sameAnchor("option-open-points", "option-open_points")).toBe(true);
  expect(sameAnchor("RW-7", "RW-7b")).toBe(false);
});

test("every figure that a rule names is there", () => {
  const rules = Object.values(CONTENTS).flatMap((game) => game.rules);
  const named = rules
    .flatMap((rule) => [rule, ...(rule.parts ?? [])])
    .flatMap((rule) => rule.figures ?? []);
  expect(named.filter((name) => !FIGURES[name])).toEqual([]);
  expect(named.length).toBe(Object.keys(FIGURES).length);
});

test("dice on a drawn mound lie in their columns from below", () => {
  const figure = FIGURES["ih-scoring"];
  const mound = figure?.kind === "mound" ? moundOf(figure) : undefined;
  const dice = mound?.columns.map((column) => column.fields.map((field) => field.die));
  expect(dice?.[0]).toEqual([3, 4, null]);
  expect(mound?.columns.map((column) => column.colour)).toEqual([0, 1, 2, 3, null]);
});
