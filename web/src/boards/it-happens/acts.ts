/** What is seen of an event, one thing after the other. */
import { CHANCE, type Fact } from "../../api";
import { factOf, factsOf } from "../happening.svelte";
import { FLIGHT } from "../moving";
import type { Act, Acts, FactOf, ViewOf } from "../types";

type Shown = ViewOf<"it-happens">;

const LAND = 700; // a die goes to its field
const FIND = 700; // and what it finds, to whoever found it
const READ = 500;
const STUCK = 1100; // someone has to sit the rest of the round out
export const REVEAL = 1100; // three mounds, one after the other

const PLACING = ["placed", "found", "none-left"];
const SCORING = ["round-over", "mound-scored"];

export const acts: Acts = (facts, before, after, motion) => {
  if (before.game !== "it-happens" || after.game !== "it-happens") return [];
  const of = (kinds: readonly string[]) => facts.filter(({ fact }) => kinds.includes(fact));
  const [placing, stuck, scoring] = [of(PLACING), of(["stuck"]), of(SCORING)];
  const closing = facts.filter((one) => ![...placing, ...stuck, ...scoring].includes(one));
  const ended = scoring.length > 0;
  const between = ended ? landed(facts, before) : waiting(before, after);

  const found: Act[] = [];
  if (placing.length > 0) {
    const lasts = LAND + (factOf(placing, "found") ? FIND : 0);
    // How the round ends is told when it has been shown.
    const quiet = ended ? lasts : motion ? LAND : 0;
    found.push({ view: between, facts: placing, quiet, lasts });
  }
  if (stuck.length > 0) {
    found.push({ view: between, facts: stuck, quiet: ended ? STUCK : 0, lasts: STUCK });
  }
  if (ended) {
    found.push({ view: between, facts: scoring, quiet: READ, lasts: READ, stops: true });
  }
  if (closing.length > 0 || ended || found.length === 0) {
    const flight = motion && factOf(closing, "die-rolled") ? FLIGHT : 0;
    const lasts = flight + (motion && factOf(closing, "revealed") ? REVEAL : READ);
    found.push({ view: after, facts: closing, quiet: flight, lasts });
  }
  return found.map((act, at) =>
    at === found.length - 1 ? { ...act, view: after, lasts: act.lasts + READ } : act,
  );
};

/** Nobody can do anything yet: it is still the turn of whoever made the move. */
function waiting(before: Shown, after: Shown): Shown {
  const { turn, colour } = before;
  return { ...after, actor: CHANCE, turn, colour, die: null, moves: [], lots: null };
}

/** The end of a round before it is scored: its mounds with the last die, and no prizes yet. */
function landed(facts: readonly Fact[], before: Shown): Shown {
  const scored = factsOf(facts, "mound-scored");
  const mounds = scored.map(({ mound }) => mound);
  const standings = scored.map((one) => one.standings);
  const holdings = before.holdings.map((holding, colour) =>
    taken(holding, colour, before, facts),
  );
  return { ...waiting(before, before), mounds, standings, holdings };
}

/** What a colour holds once its die lies on a mound, with what was found there. */
function taken(
  holding: Shown["holdings"][number],
  colour: number,
  { third }: Shown,
  facts: readonly Fact[],
): Shown["holdings"][number] {
  const placed = factOf(facts, "placed");
  const found = factOf(facts, "found");
  const spent = placed?.seat === colour ? placed : undefined;
  const left = spent ? diceLeft(holding, spent, third) : {};
  if (found?.colour !== colour) return { ...holding, ...left };
  if (found.find === "worm") return { ...holding, ...left, worms: holding.worms + 1 };
  const count = (holding.objects[found.find] ?? 0) + 1;
  return { ...holding, ...left, objects: { ...holding.objects, [found.find]: count } };
}

function diceLeft(
  { dice, third_dice }: Shown["holdings"][number],
  placed: FactOf<"placed">,
  third: number | null,
): Partial<Shown["holdings"][number]> {
  return placed.colour === third ? { third_dice: third_dice - 1 } : { dice: dice - 1 };
}
