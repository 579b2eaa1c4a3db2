/** What is seen of an event, one thing after the other. */
import { factOf, factsOf } from "../happening.svelte";
import { FLIGHT } from "../moving";
import type { Acts } from "../types";

const PLACE = 700; // a die goes to its field
const FIND = 700; // and what it finds, to whoever found it
const READ = 500;

const PLACING = ["placed", "found", "none-left"];

export const acts: Acts = (facts, before, after, motion) => {
  if (before.game !== "it-happens" || after.game !== "it-happens") return [];
  const rolled = factOf(facts, "die-rolled");
  const flight = rolled && motion ? FLIGHT : 0;
  const placed = factOf(facts, "placed") ? PLACE + (factOf(facts, "found") ? FIND : 0) : 0;
  const scored = factsOf(facts, "mound-scored");
  if (placed && scored.length > 0) {
    // The last die of a round is seen to land before its mounds are scored and gone.
    const opening = facts.filter(({ fact }) => PLACING.includes(fact));
    const closing = facts.filter((fact) => !opening.includes(fact));
    const mounds = scored.map(({ mound }) => mound);
    const standings = scored.map((one) => one.standings);
    const view = { ...before, mounds, standings, die: null, moves: [], actor: -1 };
    return [
      { view, facts: opening, quiet: 0, lasts: placed },
      { view: after, facts: closing, quiet: 0, lasts: READ },
    ];
  }
  return [{ view: after, facts, quiet: flight, lasts: flight + placed + READ }];
};
