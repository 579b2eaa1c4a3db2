/** What is seen of an event, one thing after the other. */
import { factOf } from "../happening.svelte";
import { FLIGHT } from "../moving";
import type { Acts } from "../types";

const READ = 1100; // to see why a turn failed, before the tiles move
const TILE = 900; // a tile goes where it belongs
const KEEP = 450;

export const acts: Acts = (facts, before, after, motion) => {
  if (before.game !== "regenwormen" || after.game !== "regenwormen") return [];
  const rolled = factOf(facts, "rolled");
  const failed = factOf(facts, "failed");
  const flight = rolled && motion ? FLIGHT : 0;
  if (failed) {
    // The dice that ended the turn lie there for all to see, and the tiles are still in place.
    const opening = facts.filter(({ fact }) => fact === "rolled" || fact === "failed");
    const closing = facts.filter((fact) => !opening.includes(fact));
    const view = { ...before, rolled: rolled?.dice ?? before.rolled, moves: [], actor: -1 };
    return [
      { view, facts: opening, quiet: flight, lasts: flight + READ },
      { view: after, facts: closing, quiet: 0, lasts: TILE * (closing.length || 1) },
    ];
  }
  const tile = facts.some(({ fact }) => fact === "took" || fact === "stole");
  const lasts = flight + (tile ? TILE : KEEP);
  return [{ view: after, facts, quiet: flight, lasts }];
};
