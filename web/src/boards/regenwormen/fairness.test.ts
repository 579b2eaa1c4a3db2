import { expect, test } from "vitest";
import { beginnerOf, type Context, commitmentOf, dueAt, verify } from "../../state/fairness";
import { lotsOf } from "./lots";

// The test vectors of docs/fairness.md: version 2, and version 1 in its appendix.
const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i);
const HEX = Array.from(SECRET, (byte) => byte.toString(16).padStart(2, "0")).join("");
const SEEDS = ["Anna's luck", ""];
const OLD = "f5b85743d307932a9e3445662680e1a0745d21871469354c6c5d137820df3a47";
const CONTEXT: Context = {
  table: "ABCDE2",
  game: "regenwormen",
  options: "short=yes",
  seats: 2,
  begins: "dice",
  past: "",
};
const NEW = "591c39191b4314a72046eaecb150dbbbb5d6cb4b780c55eb00bef0b0e4f26d88";
const source = (context: Context | null) => ({ secret: SECRET, seeds: SEEDS, context });

test("the commitment of a secret", () => {
  expect(commitmentOf(SECRET, null)).toBe(OLD);
  expect(commitmentOf(SECRET, CONTEXT)).toBe(NEW);
});

test("dice are those of the specification", () => {
  expect(dueAt(source(null), 0, lotsOf("????????"))).toBe("12334555");
  expect(dueAt(source(null), 1, lotsOf("???"))).toBe("145");
  expect(dueAt(source(CONTEXT), 0, lotsOf("????????"))).toBe("234445WW");
  expect(dueAt(source(CONTEXT), 1, lotsOf("???"))).toBe("135");
  expect(beginnerOf(source(CONTEXT))).toBe(1);
});

function game(roll: string, ...changes: [string, string][]): string {
  let text = [
    '[Wormery "1"]',
    '[Game "regenwormen"]',
    '[Seats "2"]',
    '[Begins "A"]',
    '[Options "-"]',
    '[Dice "fair"]',
    `[Commitment "${OLD}"]`,
    `[SeedA "${SEEDS[0]}"]`,
    '[SeedB ""]',
    `[Secret "${HEX}"]`,
    '[Result "A by worms, 1-0"]',
    "",
    `1. A roll [${roll}] keep 5 {not [a roll]}`,
    "",
  ].join("\n");
  for (const [was, is] of changes) text = text.replace(was, is);
  return text;
}

test("a record with the right dice is fair", () => {
  const found = { kind: "fair", version: 1, rolls: 1, dice: 8, reveals: 0, seeds: SEEDS };
  expect(verify(game("12334555"))).toMatchObject(found);
});

test("one changed die is found", () => {
  const found = { kind: "wrong", event: 1, said: "12334556", due: "12334555" };
  expect(verify(game("12334556"))).toEqual(found);
});

test("another secret does not fit, and a missing one is said", () => {
  expect(verify(game("12334555", ['Secret "00', 'Secret "01'])).kind).toBe("commitment");
  expect(verify(game("12334555", [`[Secret "${HEX}"]\n`, ""])).kind).toBe("hidden");
});

test("dice rolled by hand have nothing to verify", () => {
  expect(verify(game("12334555", ['"fair"', '"real"'])).kind).toBe("real");
});

test("what a game that the page does not know draws from cannot be recomputed", () => {
  expect(verify(game("12334555", ["regenwormen", "pig"])).kind).toBe("unknown");
});

test("a game that is not over is not called fair", () => {
  expect(verify(game("12334555", ["A by worms, 1-0", "*"])).kind).toBe("unfinished");
});

test("a record of which nothing is covered is not called fair", () => {
  expect(verify(game("12334555", ["[Secret", '[FairFrom "1"]\n[Secret'])).kind).toBe("nothing");
});

test.each([
  ["Commitment", `[Commitment "${OLD}"]\n`, ""],
  ["SeedB", '[SeedB ""]\n', ""],
  ["SeedC", "[Secret", '[SeedC "x"]\n[Secret'],
  ["Secret", HEX, HEX.slice(2)],
  ["FairFrom", "[Secret", '[FairFrom "2"]\n[Secret'],
  ["FairBegins", "[Secret", '[FairBegins "no"]\n[Secret'],
  ["Seats", '[Seats "2"]', '[Seats "0"]'],
  ["Seats", '[Seats "2"]', '[Seats "8"]'],
  ["SeedB", '[Seats "2"]', '[Seats "1"]'],
  ["SeedC", '[Seats "2"]', '[Seats "7"]'],
  ["Begins", '[Begins "A"]', '[Begins "C"]'],
  ["Fair", "[Secret", '[Fair "3"]\n[Secret'],
  ["Table", "[Secret", '[Fair "2"]\n[Secret'],
])("a tag that is missing or not as it must be is named: %s", (tag, was, is) => {
  expect(verify(game("12334555", [was, is]))).toEqual({ kind: "tag", tag });
});
