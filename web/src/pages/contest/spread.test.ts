import { expect, test } from "vitest";
import { barOf, barsOf } from "./spread";

test("every score is counted once, in a bar of its own if there is room", () => {
  expect(barsOf([3, 5, 3])).toEqual([
    { from: 3, to: 3, count: 2 },
    { from: 4, to: 4, count: 0 },
    { from: 5, to: 5, count: 1 },
  ]);
  expect(barsOf([7])).toEqual([{ from: 7, to: 7, count: 1 }]);
});

test("where scores lie far apart a bar has several of them", () => {
  const bars = barsOf([10, 100, 55, 56]);
  expect(bars.length).toBeLessThanOrEqual(24);
  expect(bars.reduce((all, { count }) => all + count, 0)).toBe(4);
  expect(barOf(bars, 100)).toBe(bars.length - 1);
  expect(barOf(bars, 10)).toBe(0);
  expect(barOf(bars, null)).toBe(-1);
});
