import { expect, test } from "vitest";
import { CHANCE, type Fact, OVER, type View } from "../../api";
import { partsOf } from "../../state/acts";
import type { Scene } from "../../state/table";
import { SITUATIONS } from "../demo/situations";
import { FLIGHT } from "../moving";
import type { Act, FactOf, ViewOf } from "../types";
import { acts, REVEAL } from "./acts";

type Shown = ViewOf<"it-happens">;

/** This game's view, or the test is of nothing. */
function ours(view: View | null | undefined): Shown {
  if (view?.game !== "it-happens") throw new Error("not a view of this game");
  return view;
}

/** A moment of a real game: what was seen before, what happened, what is seen after. */
function moment(name: string): { before: Shown; after: Shown; facts: readonly Fact[] } {
  const found = SITUATIONS.find((one) => one.name === name);
  return {
    before: ours(found?.earlier),
    after: ours(found?.view),
    facts: found?.facts ?? [],
  };
}

function seen(name: string, motion = true, more: readonly Fact[] = []): Act[] {
  const { before, after, facts } = moment(name);
  return acts([...facts, ...more], before, after, motion);
}

const tags = (found: readonly Act[]) => found.map(({ facts }) => facts.map(({ fact }) => fact));
const shown = ({ view }: Act) => ours(view);

test("a die flies before anything is told of it", () => {
  const [roll] = seen("ih-place");
  expect(roll?.quiet).toBe(FLIGHT);
  expect(roll?.lasts).toBeGreaterThan(FLIGHT);
});

test("a moment to read is all that something takes that nobody sees", () => {
  const { before, after, facts } = moment("ih-place");
  const rolled = facts.filter(({ fact }) => fact === "die-rolled");
  const read = 500;
  expect(acts(rolled, before, after, true)).toMatchObject([
    { quiet: FLIGHT, lasts: FLIGHT + read },
  ]);
  expect(acts(rolled, before, after, false)).toMatchObject([{ quiet: 0, lasts: read }]);
  expect(acts([], before, after, true)).toMatchObject([{ quiet: 0, lasts: read }]);
  const turned = seen("ih-scored").at(-1);
  expect(turned).toMatchObject({ quiet: 0, lasts: REVEAL + read });
  expect(seen("ih-scored", false).at(-1)?.lasts).toBe(read);
});

test("a die that finds nothing takes no longer than it flies", () => {
  const { before, after, facts } = moment("ih-placed");
  const placed = facts.filter(({ fact }) => fact === "placed");
  const [poor, next] = acts(placed, before, after, true);
  expect(poor).toMatchObject({ quiet: 700, lasts: 700 });
  expect(next).toMatchObject({ quiet: 0, lasts: 500 });
  const stuck: Fact = { fact: "stuck", seat: 2 };
  const [landing, passed] = acts([...placed, stuck], before, after, true);
  expect(landing).toMatchObject({ quiet: 700, lasts: 700 });
  expect(passed?.quiet).toBe(0);
});

test("a die lands, and what it finds has time to get to its finder", () => {
  const { before, after, facts } = moment("ih-placed");
  const placed = facts.filter(({ fact }) => fact === "placed");
  const long = (found: readonly Act[]) => found.reduce((sum, { lasts }) => sum + lasts, 0);
  const rich = seen("ih-placed");
  expect(tags(rich)).toEqual([["placed", "found"], []]);
  expect(rich[0]?.quiet).toBe(rich[0]?.lasts);
  expect(long(rich)).toBeGreaterThan(long(acts(placed, before, after, true)));
  const [landing, next] = rich.map(shown);
  expect([landing?.actor, landing?.turn, landing?.moves]).toEqual([CHANCE, before.turn, []]);
  expect(landing?.mounds).toEqual(after.mounds);
  expect(next).toEqual(after);
});

test("who is stuck is seen to be, after the die has landed and before the next turn", () => {
  const { before, after } = moment("ih-placed");
  const found = seen("ih-placed", true, [{ fact: "stuck", seat: 2 }]);
  expect(tags(found)).toEqual([["placed", "found"], ["stuck"], []]);
  expect(found.map((act) => shown(act).turn)).toEqual([before.turn, before.turn, after.turn]);
  expect(found[1]?.lasts).toBeGreaterThan(700);
  expect(found[1]?.lasts).toBeLessThanOrEqual(1200);
});

test("a round ends with its last die, then its score, and only then the prizes", () => {
  const { before, after, facts } = moment("ih-scored");
  const found = seen("ih-scored");
  expect(tags(found)).toEqual([
    expect.arrayContaining(["placed"]),
    ["round-over", "mound-scored", "mound-scored", "mound-scored"],
    ["revealed"],
  ]);
  const [landing, scoring, next] = found.map(shown);
  const [placed] = facts.filter((one) => one.fact === "placed");
  for (const view of [landing, scoring]) {
    expect(view?.mounds.map(({ number }) => number)).toEqual(
      before.mounds.map(({ number }) => number),
    );
    expect(view?.round).toBe(before.round);
    view?.holdings.forEach((holding, colour) => {
      const was = before.holdings[colour];
      expect([holding.score, holding.point_tiles]).toEqual([was?.score, was?.point_tiles]);
      expect(holding.dice).toBe((was?.dice ?? 0) - (placed?.seat === colour ? 1 : 0));
    });
  }
  expect(next).toEqual(after);
  expect(found.map(({ stops }) => stops ?? false)).toEqual([false, true, false]);
});

test("what the last die of a round finds is in the hand before the score", () => {
  const { before } = moment("ih-scored");
  const find = (name: string): FactOf<"found"> => ({ fact: "found", colour: 3, find: name });
  const { facts } = moment("ih-scored");
  const others = facts.filter(({ fact }) => fact !== "found");
  const held = (name: string) => {
    const { after } = moment("ih-scored");
    const [landing] = acts([...others, find(name)], before, after, true).map(shown);
    return landing?.holdings[3];
  };
  expect(held("worm")?.worms).toBe((before.holdings[3]?.worms ?? 0) + 1);
  expect(held("bone")?.objects.bone).toBe((before.holdings[3]?.objects.bone ?? 0) + 1);
});

test("without motion nothing is waited for in silence, and the round still stops", () => {
  expect(seen("ih-place", false)[0]?.quiet).toBe(0);
  expect(seen("ih-placed", false)[0]?.quiet).toBe(0);
  expect(seen("ih-scored", false).some(({ stops }) => stops)).toBe(true);
});

test("the last round leads to the end of the game", () => {
  const { after } = moment("ih-over");
  const found = seen("ih-over");
  expect(tags(found).at(-1)).toEqual(["game-over"]);
  expect(found.map((act) => shown(act).actor === OVER)).toEqual(
    found.map((_, at) => at === found.length - 1),
  );
  expect(found.at(-1)?.view).toEqual(after);
});

test("how a round ends is told after it was shown", () => {
  const { before, after, facts } = moment("ih-scored");
  const scene = (view: Shown, texts: readonly string[]): Scene => ({
    views: [{ seat: 0, view }],
    happened: { number: 1, facts, told: texts },
    lines: texts.map((text) => ({ step: 1, text })),
    fresh: texts.length,
  });
  const parts = partsOf(scene(before, ["earlier"]), scene(after, ["earlier", "it ends"]), true);
  const told = parts.map(({ scene: { lines } }) => lines.length);
  expect(told).toEqual([1, 1, 2]);
  expect(parts.map(({ stops }) => stops)).toEqual([false, true, false]);
  const views = parts.map((part) => part.scene.views[0]?.view);
  expect(views).toEqual(seen("ih-scored").map(({ view }) => view));
  expect(views[0]).not.toEqual(after);
});

test("who comes or goes lets nothing happen a second time", () => {
  const { before, after, facts } = moment("ih-scored");
  const scene: Scene = {
    views: [{ seat: 0, view: before }],
    happened: { number: 1, facts, told: [] },
    lines: [],
    fresh: 0,
  };
  const later = { ...scene, views: [{ seat: 0, view: after }] };
  expect(partsOf(scene, later, true)).toEqual([{ scene: later, lasts: 0, stops: false }]);
});
