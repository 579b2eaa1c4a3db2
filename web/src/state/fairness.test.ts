/** Golden games of both versions, which Python has written: what it says of them holds here. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Fair, verify } from "./fairness";
import { compare, type Note } from "./noted";

const golden = (name: string) =>
  readFileSync(new URL(`../../../tests/golden/${name}.worm`, import.meta.url), "utf-8");

test.each([
  ["regenwormen-three-fair", { version: 1, table: null, rolls: 104, dice: 564, reveals: 0 }],
  ["it-happens-two-fair", { version: 1, table: null, rolls: 62, dice: 62, reveals: 4 }],
  [
    "regenwormen-three-bound",
    { version: 2, table: "GLDN23", rolls: 115, dice: 595, drawn: true },
  ],
  ["it-happens-two-bound", { version: 2, table: "GLDN24", rolls: 52, reveals: 3, from: 11 }],
])("%s is fair", (name, found) => {
  expect(verify(golden(name))).toMatchObject({ kind: "fair", ...found });
});

// Whatever the commitment of version 2 binds.
test.each([
  ["regenwormen-three-bound", '[Table "GLDN23"]', '[Table "GLDN24"]'],
  ["regenwormen-three-bound", ",short=yes", ""],
  ["regenwormen-three-bound", '[FairBegins "yes"]\n', ""],
  ["regenwormen-three-bound", '[Fair "2"]\n', ""],
  ["regenwormen-three-bound", "[Secret", '[FairFrom "3"]\n[Secret'],
  ["it-happens-two-bound", '[FairFrom "11"]', '[FairFrom "12"]'],
  ["it-happens-two-bound", '[FairFrom "11"]\n', ""],
  ["it-happens-two-bound", '[Begins "A"]', '[Begins "B"]'],
  ["it-happens-two-bound", "place 1", "place 2"], // of a move before the fair dice came
])("a change to what is bound is found: %s %s", (name, was, is) => {
  const text = golden(name);
  expect(text).toContain(was);
  expect(verify(text.replace(was, is)).kind).toBe("commitment");
});

test("another beginner than the dice have drawn is found", () => {
  const text = golden("regenwormen-three-bound").replace('[Begins "A"]', '[Begins "B"]');
  expect(verify(text)).toEqual({ kind: "beginner", said: "B", due: "A" });
});

function fair(): Fair {
  const found = verify(golden("regenwormen-three-bound"));
  if (found.kind !== "fair") throw new Error(found.kind);
  return found;
}

const note = (seeds: Record<number, string>, all: string[] | null = null): Note => ({
  commitment: fair().commitment,
  seeds,
  all,
  at: 0,
});

test("a note is compared", () => {
  expect(compare(null, fair())).toBe("unnoted");
  expect(compare(note({}), fair())).toBe("unnoted");
  expect(compare(note({ 0: "rain" }), fair())).toBe("noted");
  expect(compare(note({ 0: "rain!" }), fair())).toBe("otherwise");
  expect(compare({ ...note({ 0: "rain" }), commitment: "" }, fair())).toBe("otherwise");
});

test("who started the game knows that nobody gave a seed later", () => {
  expect(compare(note({ 0: "rain" }, ["rain", "", "été 🪱"]), fair())).toBe("last");
  expect(compare(note({ 0: "rain" }, ["rain", "", "chosen later"]), fair())).toBe("noted");
});
