import { expect, test } from "vitest";
import { SITUATIONS } from "./demo/situations";
import { endsRound, scoredMounds } from "./scored";
import type { ItHappensView } from "./types";

const scored = SITUATIONS.find((one) => one.name === "ih-scored");
const before = scored?.previous as ItHappensView;
const after = scored?.view as ItHappensView;
const move = scored?.step.move ?? "";

const dice = (mounds: readonly { columns: ItHappensView["mounds"][number]["columns"] }[]) =>
  mounds.flatMap(({ columns }) =>
    columns.flatMap(({ fields }) => fields.flatMap(({ die }) => (die === null ? [] : [die]))),
  );

test("the last die of a round is on its mound when that is scored", () => {
  const mounds = scoredMounds(before, move);
  expect(dice(mounds).length).toBe(dice(before.mounds).length + 1);
  const place = Number(move.slice(6)) - 1;
  const target = before.targets[place];
  const column = mounds[place]?.columns[target?.column ?? -1];
  expect(column?.colour).toBe(before.colour);
  expect(column?.fields[target?.field ?? -1]?.die).toBe(before.die);
});

test("the sums are those of the dice, and each mound has one queen", () => {
  for (const mound of scoredMounds(before, move)) {
    const sums = mound.standings.reduce((sum, one) => sum + one.sum, 0);
    expect(sums).toBe(dice([mound]).reduce((sum, die) => sum + die, 0));
    expect(mound.standings.filter((one) => one.queen).length).toBe(1);
  }
});

test("the worms of the supply go in the order of the mounds", () => {
  const standings = before.standings.map((all) => all.map((one) => ({ ...one, worm: true })));
  const wormless = (worms: number) =>
    scoredMounds({ ...before, standings, worms_in_supply: worms }, "skip").map(
      (mound) => mound.wormless,
    );
  const everyone = standings.map((all) => all.map(({ colour }) => colour));
  expect(everyone[0]?.length).toBeGreaterThan(0);
  expect(wormless(24)).toEqual(everyone.map(() => []));
  expect(wormless(0)).toEqual(everyone);
  expect(wormless(1)).toEqual([everyone[0]?.slice(1), ...everyone.slice(1)]);
});

test("the mounds before are left as they were", () => {
  const text = JSON.stringify(before);
  scoredMounds(before, move);
  expect(JSON.stringify(before)).toBe(text);
});

test("a round ends when its mounds go", () => {
  expect(endsRound(before, after)).toBe(true);
  expect(endsRound(before, before)).toBe(false);
  const placed = SITUATIONS.find((one) => one.name === "ih-placed");
  expect(endsRound(placed?.previous as ItHappensView, placed?.view as ItHappensView)).toBe(
    false,
  );
  const over = SITUATIONS.find((one) => one.name === "ih-over");
  expect(endsRound(over?.previous as ItHappensView, over?.view as ItHappensView)).toBe(true);
});
