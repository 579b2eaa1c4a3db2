import { expect, test } from "vitest";
import { commitmentOf, dueAt, verify } from "../../state/fairness";
import { lotsOf } from "./lots";

// The test vector of docs/fairness.md.
const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i);
const HEX = Array.from(SECRET, (byte) => byte.toString(16).padStart(2, "0")).join("");
const SEEDS = ["Anna's luck", ""];
const COMMITMENT = "f5b85743d307932a9e3445662680e1a0745d21871469354c6c5d137820df3a47";

test("the commitment of a secret", () => {
  expect(commitmentOf(SECRET)).toBe(COMMITMENT);
});

test("dice are those of the specification", () => {
  expect(dueAt(SECRET, SEEDS, 0, lotsOf("????????"))).toBe("12334555");
  expect(dueAt(SECRET, SEEDS, 1, lotsOf("???"))).toBe("145");
});

function game(roll: string, secret = HEX): string {
  return [
    '[Wormery "1"]',
    '[Game "regenwormen"]',
    '[Seats "2"]',
    '[Dice "fair"]',
    `[Commitment "${COMMITMENT}"]`,
    `[SeedA "${SEEDS[0]}"]`,
    '[SeedB ""]',
    ...(secret ? [`[Secret "${secret}"]`] : []),
    "",
    `1. A roll [${roll}] keep 5 {not [a roll]}`,
    "",
  ].join("\n");
}

test("a record with the right dice is fair", () => {
  expect(verify(game("12334555"))).toMatchObject({ kind: "fair", events: 1, seeds: SEEDS });
});

test("one changed die is found", () => {
  const found = { kind: "wrong", event: 1, said: "12334556", due: "12334555" };
  expect(verify(game("12334556"))).toEqual(found);
});

test("another secret does not fit, and a missing one is said", () => {
  expect(verify(game("12334555", HEX.replace("00", "01"))).kind).toBe("commitment");
  expect(verify(game("12334555", "")).kind).toBe("hidden");
});

test("dice rolled by hand have nothing to verify", () => {
  expect(verify(game("12334555").replace('"fair"', '"real"')).kind).toBe("real");
});

test("what a game that the page does not know draws from cannot be recomputed", () => {
  expect(verify(game("12334555").replace("regenwormen", "pig")).kind).toBe("unknown");
});
