/** What is seen of an event, one thing after the other. */
import { CHANCE, type Fact } from "../../api";
import { factOf, factsOf } from "../happening.svelte";
import { FLIGHT } from "../moving";
import type { Act, Acts, FactOf, ViewOf } from "../types";

type Shown = ViewOf<"it-happens">;

const LAND = 700; // a die goes to its field
const FIND = 700; // and what it finds, to whoever found it
const READ = 500;
const STUCK = 900; // someone has to sit the rest of the round out
export const REVEAL = 1100; // three mounds, one after the other

const MOVING = ["placed", "found", "none-left"];
const SCORING = ["round-over", "mound-scored"];

export const acts: Acts = (facts, before, after, motion) => {
  if (before.game !== "it-happens" || after.game !== "it-happens") return [];
  const of = (kinds: readonly string[]) => facts.filter(({ fact }) => kinds.includes(fact));
  const [move, stuck, scoring] = [of(MOVING), of(["stuck"]), of(SCORING)];
  const closing = facts.filter((one) => ![...move, ...stuck, ...scoring].includes(one));
  const ended = scoring.length > 0;
  const landing = factOf(move, "placed") ? LAND : 0;
  const finding = factOf(move, "found") ? FIND : 0;
  // Nobody need wait for a find on its way, unless something else is to be seen.
  const waited = landing + (ended || stuck.length > 0 ? finding : 0);

  const view = ended ? landed(facts, before) : waiting(before, after);
  // How a round ends is told when it has been shown; all else when the die lies.
  const until = (time: number) => (ended || motion ? time : 0);
  const found: Act[] = [];
  if (landing > 0) found.push({ view, facts: move, quiet: until(waited), lasts: waited });
  if (stuck.length > 0) {
    found.push({ view, facts: stuck, quiet: ended ? STUCK : 0, lasts: STUCK });
  }
  if (ended) found.push({ view, facts: scoring, quiet: READ, lasts: READ, stops: true });
  return [...found, last(closing, after, motion, ended ? 0 : finding)];
};

/** How things are now; the next turn may begin as soon as its die lies. */
function last(facts: readonly Fact[], view: Shown, motion: boolean, finding: number): Act {
  const flight = motion && factOf(facts, "die-rolled") ? FLIGHT : 0;
  const turning = motion && factOf(facts, "revealed") ? REVEAL : 0;
  return { view, facts, quiet: flight, lasts: flight + turning + finding + READ };
}

/** Nobody can do anything yet: it is still the turn of whoever made the move. */
function waiting(before: Shown, after: Shown): Shown {
  const { turn, colour } = before;
  const nothing = { actor: CHANCE, die: null, moves: [], lots: null };
  return { ...after, ...nothing, turn, colour: colour ?? turn };
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
