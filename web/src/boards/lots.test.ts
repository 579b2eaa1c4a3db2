import { expect, test } from "vitest";
import { drawnFrom, written } from "./lots";

const MOUNDS = {
  pieces: ["1", "2", "10", "11"],
  count: 3,
  back: false,
  between: ".",
};

test("an outcome is written in the order of its pieces", () => {
  expect(written(MOUNDS, ["11", "2", "10"])).toBe("2.10.11");
  const dice = { pieces: ["1", "5", "W"], count: 3, back: true, between: "" };
  expect(written(dice, ["W", "1", "W"])).toBe("1WW");
});

test("what is drawn for someone stays out if it is not put back", () => {
  for (let time = 0; time < 50; time++) {
    const drawn = drawnFrom(MOUNDS);
    expect(new Set(drawn).size).toBe(3);
    expect(drawn.every((piece) => MOUNDS.pieces.includes(piece))).toBe(true);
  }
});

test("dice can show the same face more than once", () => {
  const coin = { pieces: ["head"], count: 4, back: true, between: " " };
  expect(drawnFrom(coin)).toEqual(["head", "head", "head", "head"]);
});
