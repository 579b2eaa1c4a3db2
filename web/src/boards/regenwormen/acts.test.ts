import { expect, test } from "vitest";
import type { Fact } from "../../api";
import { partsOf } from "../../state/acts";
import { latest, type Scene } from "../../state/table";
import type { ViewOf } from "../types";
import { acts } from "./acts";

type Table = ViewOf<"regenwormen">;

// Seat 0 has 15 with a worm and three dice left; 24 lies on its stack, 30 on that of seat 1.
const BEFORE: Table = {
  game: "regenwormen",
  seats: 2,
  actor: 0,
  turn: 0,
  moves: [{ kind: "roll", move: "roll", label: "roll 3 dice", dice: 3 }],
  row: [21, 27, 36],
  out: [],
  stacks: [
    { top: 24, height: 1, tiles: [24], worms: 1 },
    { top: 30, height: 1 },
  ],
  aside: "1234W",
  rolled: "",
  total: 15,
  left: 3,
  worm: true,
};
const NEXT = {
  actor: 1,
  turn: 1,
  moves: [],
  aside: "",
  rolled: "",
  total: 0,
  left: 8,
  worm: false,
};
const FAILED: Table = {
  ...BEFORE,
  ...NEXT,
  row: [21, 24, 27],
  out: [36],
  stacks: [
    { top: null, height: 0, tiles: [], worms: 0 },
    { top: 30, height: 1 },
  ],
};
const BACK: Fact = { fact: "gave-back", seat: 0, tile: 24, stays: false };
const TURNED: Fact = { fact: "turned", tile: 36 };

function fails(why: "dead" | "no-worm" | "no-claim", total = 15, tile = true): Fact {
  return { fact: "failed", seat: 0, why, total, tile };
}

/** The acts, each with the view of this game that it shows. */
function seen(facts: Fact[], before: Table, after: Table, motion = true) {
  return acts(facts, before, after, motion).map((act) => {
    if (act.view.game !== "regenwormen") throw new Error("another game");
    return { ...act, view: act.view, tags: act.facts.map(({ fact }) => fact) };
  });
}

const DEAD: Fact[] = [{ fact: "rolled", seat: 0, dice: "24W" }, fails("dead"), BACK, TURNED];

test("a dead roll lies there, then the tile goes back, then the highest is turned", () => {
  const shown = seen(DEAD, BEFORE, FAILED);
  expect(shown.map(({ tags }) => tags)).toEqual([
    ["rolled", "failed"],
    ["gave-back"],
    ["turned"],
    [],
  ]);
  const [roll, back, turned, next] = shown.map(({ view }) => view);
  expect(roll).toMatchObject({ rolled: "24W", row: BEFORE.row, stacks: BEFORE.stacks });
  expect(back).toMatchObject({ rolled: "24W", row: [21, 24, 27, 36], out: [] });
  expect(back?.stacks).toEqual(FAILED.stacks);
  expect(turned).toMatchObject({ rolled: "24W", row: [21, 24, 27], out: [36], turn: 0 });
  expect(next).toBe(FAILED);
});

test("nothing is told while the dice fly, and then there is time to read", () => {
  const [roll, ...rest] = seen(DEAD, BEFORE, FAILED);
  expect(roll?.quiet).toBeGreaterThan(1000);
  expect((roll?.lasts ?? 0) - (roll?.quiet ?? 0)).toBeGreaterThan(1500);
  expect(rest.map(({ quiet }) => quiet)).toEqual([0, 0, 0]);
});

test("without motion the dice lie at once, and as long", () => {
  const moving = seen(DEAD, BEFORE, FAILED)[0];
  const still = seen(DEAD, BEFORE, FAILED, false)[0];
  expect(still?.quiet).toBe(0);
  expect(still?.lasts).toBe((moving?.lasts ?? 0) - (moving?.quiet ?? 0));
});

test("nobody can choose anything until the turn has passed", () => {
  for (const { view } of seen(DEAD, BEFORE, FAILED).slice(0, -1)) {
    expect([view.actor, view.turn, view.moves, view.lots]).toEqual([0, 0, [], null]);
  }
});

test("a tile that goes back as the highest stays open", () => {
  const facts: Fact[] = [fails("no-claim"), { ...BACK, stays: true }];
  const after: Table = { ...FAILED, row: [21, 24], out: [27, 36] };
  const shown = seen(facts, { ...BEFORE, row: [21], out: [27, 36] }, after);
  expect(shown.map(({ tags }) => tags)).toEqual([["failed"], ["gave-back"], []]);
  expect(shown[1]?.view).toMatchObject({ row: [21, 24], out: [27, 36] });
});

test("one who has nothing to return loses only the turn", () => {
  const facts: Fact[] = [{ fact: "rolled", seat: 0, dice: "1" }, fails("dead", 15, false)];
  expect(seen(facts, BEFORE, FAILED).map(({ tags }) => tags)).toEqual([
    ["rolled", "failed"],
    [],
  ]);
});

test("dice that end a turn without a worm are set aside before it fails", () => {
  const choosing: Table = { ...BEFORE, aside: "1234", rolled: "1155", worm: false, left: 4 };
  const facts: Fact[] = [
    { fact: "kept", seat: 0, symbol: "5", rolled: "1155", total: 25 },
    fails("no-worm", 25),
    BACK,
    TURNED,
  ];
  const shown = seen(facts, choosing, FAILED);
  expect(shown.map(({ tags }) => tags)).toEqual([
    ["kept"],
    ["failed"],
    ["gave-back"],
    ["turned"],
    [],
  ]);
  const [kept, failed] = shown;
  expect(kept?.view).toMatchObject({ aside: "123455", rolled: "", total: 25, left: 2 });
  expect(kept?.quiet).toBe(kept?.lasts); // that it fails is told when they lie there
  expect(failed?.view).toMatchObject({ aside: "123455", worm: false, row: BEFORE.row });
});

test("a tile that is taken lands before the turn passes", () => {
  const before: Table = { ...BEFORE, aside: "1235WWW", total: 27, left: 1 };
  const after: Table = { ...FAILED, row: [21, 36], out: [] };
  const took: Fact = { fact: "took", seat: 0, tile: 27, worms: 2 };
  const [tile, next] = seen([took], before, after);
  expect(tile).toMatchObject({ tags: ["took"], quiet: 0 });
  expect(tile?.view).toMatchObject({ turn: 0, total: 27, row: [21, 36], moves: [] });
  expect(next).toMatchObject({ view: after, tags: [], lasts: 0 });
});

test("a steal and a big tile are worth a longer look, at most 1.2 seconds", () => {
  const lasts = (fact: Fact) => seen([fact], BEFORE, { ...FAILED, row: [21] })[0]?.lasts ?? 0;
  const plain = lasts({ fact: "took", seat: 0, tile: 27, worms: 2 });
  const stolen = lasts({ fact: "stole", seat: 0, tile: 30, worms: 3, victim: 1 });
  const big = lasts({ fact: "took", seat: 0, tile: 36, worms: 4 });
  expect([stolen, big]).toEqual([1200, 1200]);
  expect(plain).toBeLessThan(stolen);
});

test("who won is told when the last tile lies on its stack", () => {
  const over: Fact = { fact: "game-over", winners: [0], reason: "worms", scores: [3, 3] };
  const took: Fact = { fact: "took", seat: 0, tile: 27, worms: 2 };
  const after: Table = { ...FAILED, row: [], actor: -2 };
  const [tile, end] = seen([took, over], BEFORE, after);
  expect([tile?.tags, end?.tags]).toEqual([["took"], ["game-over"]]);
  expect(tile?.view.actor).toBe(0);

  const scene = (view: Table, told: readonly string[]): Scene => ({
    views: [{ seat: 0, view }],
    happened: { number: told.length, facts: [took, over], told },
    lines: told.map((text) => ({ step: 1, text })),
    fresh: told.length,
  });
  const told = ["You take 27.", "No tiles left.", "You win."];
  const parts = partsOf(scene(BEFORE, []), scene(after, told), true);
  expect(parts.map((part) => latest(part.scene))).toEqual([["You take 27."], told]);
  const goesOn = partsOf(scene(BEFORE, []), scene({ ...after, actor: 1 }, told), true);
  expect(goesOn.map((part) => latest(part.scene))).toEqual([told, told]);
});

test("a keep and a roll that goes on are one act, and a wish to roll none that lasts", () => {
  const kept: Fact = { fact: "kept", seat: 0, symbol: "5", rolled: "255", total: 25 };
  expect(seen([kept], BEFORE, FAILED)).toMatchObject([{ view: FAILED, quiet: 0, lasts: 450 }]);
  const rolled: Fact = { fact: "rolled", seat: 0, dice: "555" };
  const [flying] = seen([rolled], BEFORE, FAILED);
  expect(flying?.quiet).toBeGreaterThan(1000);
  expect(seen([rolled], BEFORE, FAILED, false)[0]?.quiet).toBe(0);
  expect(seen([], BEFORE, FAILED)[0]?.lasts).toBe(0);
});
