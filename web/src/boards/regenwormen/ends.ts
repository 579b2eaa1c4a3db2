/** How a turn ended, from the facts of its last event. */
import type { Fact } from "../../api";
import { factOf, factsOf } from "../happening.svelte";

export interface End {
  seat: number;
  /** The tile that was won, and from whom if it was stolen. */
  tile: number | null;
  victim: number | null;
  /** What a dead roll showed. */
  dice: string;
  back: number | null;
  turned: readonly number[];
}

/** Null if these facts end no turn. */
export function endOf(facts: readonly Fact[]): End | null {
  const won = factOf(facts, "stole") ?? factOf(facts, "took");
  const failed = factOf(facts, "failed");
  const seat = (won ?? failed)?.seat;
  if (seat === undefined) return null;
  return {
    seat,
    tile: won?.tile ?? null,
    victim: won?.fact === "stole" ? won.victim : null,
    dice: failed?.why === "dead" ? (factOf(facts, "rolled")?.dice ?? "") : "",
    back: factOf(facts, "gave-back")?.tile ?? null,
    turned: factsOf(facts, "turned").map(({ tile }) => tile),
  };
}
