/** What is seen of an event, one thing after the other. */
import type { Fact } from "../../api";
import { factOf } from "../happening.svelte";
import { FLIGHT } from "../moving";
import type { Act, Acts, FactOf, ViewOf } from "../types";
import { momentIn } from "./moments";

type Table = ViewOf<"regenwormen">;

const KEEP = 450; // dice go to those set aside
const READ = 2000; // to see why a turn failed, before the tiles move
const TILE = 900; // a tile goes where it belongs
const MOMENT = 1200; // one that is worth a look
const TURN_OVER = 850; // a tile is turned face down, and seen to lie so

export const acts: Acts = (facts, before, after, motion) => {
  if (before.game !== "regenwormen" || after.game !== "regenwormen") return [];
  const flight = motion && factOf(facts, "rolled") ? FLIGHT : 0;
  const failed = factOf(facts, "failed");
  if (failed) return failing(facts, before, after, flight);
  const won = factOf(facts, "stole") ?? factOf(facts, "took");
  if (won) return winning(won, facts, before, after);
  const lasts = flight + (facts.length > 0 ? KEEP : 0);
  return [{ view: after, facts, quiet: flight, lasts }];
};

/** A tile goes to its stack while the dice that won it still lie there; then the turn passes. */
function winning(
  won: FactOf<"took"> | FactOf<"stole">,
  facts: readonly Fact[],
  before: Table,
  after: Table,
): Act[] {
  const { row, out, stacks } = after;
  const view = { ...waiting(before), rolled: "", row, out, stacks };
  const lasts = momentIn([won], view) ? MOMENT : TILE;
  const rest = facts.filter((fact) => fact !== won);
  return [
    { view, facts: [won], quiet: 0, lasts },
    { view: after, facts: rest, quiet: 0, lasts: 0 },
  ];
}

/** What ended the turn lies there for all to see; then the tiles move, and the turn passes. */
function failing(facts: readonly Fact[], before: Table, after: Table, flight: number): Act[] {
  const kept = factOf(facts, "kept");
  const rolled = factOf(facts, "rolled");
  let view = kept ? keeping(before, kept) : { ...waiting(before), rolled: rolled?.dice ?? "" };
  const found: Act[] = [];
  const add = (lasts: number, quiet: number, ...kinds: Fact["fact"][]) => {
    const shown = facts.filter(({ fact }) => kinds.includes(fact));
    if (shown.length > 0) found.push({ view, facts: shown, quiet, lasts });
  };
  add(KEEP, KEEP, "kept");
  add(flight + READ, flight, "rolled", "failed");
  // The tile lies in the row again before the highest is turned, even if it is the same.
  const turned = factOf(facts, "turned")?.tile;
  const open = turned === undefined ? after.row : [...after.row, turned];
  view = { ...view, stacks: after.stacks, row: open, out: before.out };
  add(TILE, 0, "gave-back");
  view = { ...view, row: after.row, out: after.out };
  add(TURN_OVER, 0, "turned");
  const seen = found.flatMap((act) => act.facts);
  const rest = facts.filter((fact) => !seen.includes(fact));
  return [...found, { view: after, facts: rest, quiet: 0, lasts: 0 }];
}

/** Nobody has anything to choose. */
function waiting(view: Table): Table {
  return { ...view, moves: [], lots: null, actor: view.turn };
}

/** The dice of a symbol have been set aside. */
function keeping(before: Table, { symbol, total }: FactOf<"kept">): Table {
  const dice = [...before.rolled].filter((face) => face === symbol);
  return {
    ...waiting(before),
    rolled: "",
    aside: [...before.aside, ...dice].sort().join(""),
    left: before.left - dice.length,
    worm: before.worm || symbol === "W",
    total,
  };
}
