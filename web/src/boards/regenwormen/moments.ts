/** What is worth a small, quick moment: from the facts of an event and how the table is then. */
import type { Fact } from "../../api";
import { factOf } from "../happening.svelte";
import type { ViewOf } from "../types";

/** The sentences `board-rw-moment-…` tell them. */
export interface Moment {
  kind: "steal" | "last" | "big" | "exact" | "worm";
  tile: number;
}

const BIG = 4; // worms: as many as a tile can have

export function momentIn(facts: readonly Fact[], view: ViewOf<"regenwormen">): Moment | null {
  const stole = factOf(facts, "stole");
  if (stole) return { kind: "steal", tile: stole.tile };
  const took = factOf(facts, "took");
  if (took && view.row.length === 0) return { kind: "last", tile: took.tile };
  if (took && took.worms >= BIG) return { kind: "big", tile: took.tile };
  const kept = factOf(facts, "kept");
  // Exactly what lies on top of somebody else's stack.
  const there = view.stacks.some(({ top }, seat) => top === kept?.total && seat !== kept.seat);
  if (kept && there && view.worm) return { kind: "exact", tile: kept.total };
  const rolled = factOf(facts, "rolled");
  const lastHope = rolled?.dice === "W" && !view.worm && view.rolled === "W";
  return lastHope ? { kind: "worm", tile: view.total } : null;
}
