import { expect, test } from "vitest";
import { dueAt } from "../../state/fairness";
import { lotsOf } from "./lots";

// The test vector of docs/fairness.md.
const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i);
const SEEDS = ["Anna's luck", ""];

test("dice and mounds are those of the specification", () => {
  const source = { secret: SECRET, seeds: SEEDS, context: null };
  expect(dueAt(source, 0, lotsOf("1.2.3", []))).toBe("3.8.11");
  expect(dueAt(source, 1, lotsOf("1", ["3.8.11"]))).toBe("5");
});

test("mounds that were turned up are not drawn again", () => {
  const { pieces } = lotsOf("4.5.6", ["1.2.3", "6"]);
  expect(pieces).not.toContain("2");
  expect(pieces).toHaveLength(9);
});
