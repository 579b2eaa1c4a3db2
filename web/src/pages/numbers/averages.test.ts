import { describe, expect, it } from "vitest";
import { running, scale, WINDOW } from "./averages";

describe("the line over the games", () => {
  it("begins when there are enough games, and passes over those without a choice", () => {
    expect(WINDOW).toBe(5);
    expect(running([1, 2, 3, 4])).toEqual([null, null, null, null]);
    expect(running([1, 2, 3, 4, 5, 10])).toEqual([null, null, null, null, 3, 4.8]);
    expect(running([1, null, 2, 3, 4, 5])).toEqual([null, null, null, null, null, 3]);
  });
});

describe("the scale", () => {
  it("is round and has room for all", () => {
    expect(scale([0.31, -0.42])).toBeCloseTo(0.5);
    expect(scale([0.013, null])).toBeCloseTo(0.015);
    expect(scale([0.5])).toBeCloseTo(0.5);
    expect(scale([])).toBeCloseTo(0.01);
  });
});
