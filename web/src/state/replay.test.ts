import { expect, test } from "vitest";
import type { Moment, PlainView } from "../api";
import { leaf, linesOf } from "./replay";
import { latest, NO_SCENE, type Scene } from "./table";

const VIEW: PlainView = {
  game: "plain",
  name: "pig",
  seats: 2,
  actor: 0,
  turn: 0,
  lots: null,
  result: null,
  lines: [],
  question: "",
  moves: [],
};

function moment(told: string[]): Moment {
  const facts: Moment["facts"] = [{ fact: "rolled", seat: 0, dice: "3" }];
  return { step: "roll", actor: 0, view: VIEW, facts, told };
}

const MOMENTS = [moment([]), moment(["one"]), moment([]), moment(["three", "and more"])];
const START: Scene = leaf(MOMENTS, 0, { scene: NO_SCENE, step: -9 }, 0);

test("one step on happens before one's eyes", () => {
  const scene = leaf(MOMENTS, 0, { scene: START, step: 0 }, 1);
  expect(scene.happened).toEqual({ number: 1, facts: MOMENTS[1]?.facts, told: ["one"] });
  expect(latest(scene)).toEqual(["one"]);
  const quiet = leaf(MOMENTS, 0, { scene, step: 1 }, 2);
  expect(latest(quiet)).toEqual(["one"]);
});

test("a leap shows a moment with what was told last, and nothing moves", () => {
  expect(leaf(MOMENTS, 0, { scene: START, step: 0 }, 3)).toMatchObject({ happened: null });
  const back = leaf(MOMENTS, 0, { scene: START, step: 3 }, 2);
  expect(latest(back)).toEqual(["one"]);
  expect(back.happened).toBeNull();
  expect(latest(leaf(MOMENTS, 0, { scene: START, step: 3 }, 0))).toEqual([]);
});

test("a moment that is not there shows nothing", () => {
  expect(leaf([], 0, { scene: START, step: 3 }, 2)).toBe(NO_SCENE);
});

test("the log has every sentence with its moment", () => {
  expect(linesOf(MOMENTS)).toEqual([
    { step: 1, text: "one" },
    { step: 3, text: "three" },
    { step: 3, text: "and more" },
  ]);
});
