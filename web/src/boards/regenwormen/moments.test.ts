import { expect, test } from "vitest";
import type { Fact } from "../../api";
import type { ViewOf } from "../types";
import { momentIn } from "./moments";

const VIEW: ViewOf<"regenwormen"> = {
  game: "regenwormen",
  seats: 2,
  actor: 0,
  turn: 0,
  moves: [],
  row: [21, 22],
  out: [],
  stacks: [
    { top: 24, height: 1 },
    { top: 30, height: 2 },
  ],
  aside: "5555WW",
  rolled: "",
  total: 30,
  left: 2,
  worm: true,
};
const took = (worms: number): Fact => ({ fact: "took", seat: 0, tile: 22, worms });
const kept = (total: number): Fact => ({
  fact: "kept",
  seat: 0,
  symbol: "W",
  rolled: "WW",
  total,
});

test.each<[string, Fact, Partial<typeof VIEW>, string | null]>([
  ["a steal", { fact: "stole", seat: 0, tile: 30, worms: 3, victim: 1 }, {}, "steal"],
  ["the last tile of the row", took(1), { row: [] }, "last"],
  ["a tile with four worms", took(4), {}, "big"],
  ["any other tile", took(3), {}, null],
  ["exactly somebody else's top", kept(30), {}, "exact"],
  ["but not without a worm", kept(30), { worm: false }, null],
  ["and not one's own", kept(24), {}, null],
  ["nor any other total", kept(29), {}, null],
  [
    "the worm on the last die",
    { fact: "rolled", seat: 0, dice: "W" },
    { rolled: "W", worm: false },
    "worm",
  ],
  ["not if there was one", { fact: "rolled", seat: 0, dice: "W" }, { rolled: "W" }, null],
])("%s", (_, fact, change, kind) => {
  expect(momentIn([fact], { ...VIEW, ...change })?.kind ?? null).toBe(kind);
});
