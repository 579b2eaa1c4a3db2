/** The mounds of a round as they stood when it was scored. */
import type { ItHappensView, Mound, Standing } from "./types";

export interface ScoredMound extends Mound {
  standings: readonly Standing[];
  /** Those who have the worm number when the supply has no worm left. */
  wormless: readonly number[];
}

/** The mounds with the last die on them: the view before the round ended, and its last move. */
export function scoredMounds(before: ItHappensView, move: string): ScoredMound[] {
  const place = move.startsWith("place ") ? Number(move.slice(6)) - 1 : -1;
  const under = before.targets[place];
  const found = under && before.mounds[place]?.columns[under.column]?.fields[under.field]?.find;
  let supply = before.worms_in_supply - (found === "worm" ? 1 : 0);
  return before.mounds.map((mound, at) => {
    const target = at === place ? under : undefined;
    const standings = target?.standings ?? before.standings[at] ?? [];
    const wormless = standings.filter(({ worm }) => worm && supply-- <= 0);
    const scored = { ...mound, standings, wormless: wormless.map(({ colour }) => colour) };
    if (!target) return scored;
    const columns = mound.columns.map((column, x) =>
      x !== target.column
        ? column
        : {
            colour: before.colour,
            fields: column.fields.map((field, y) =>
              y === target.field ? { ...field, die: before.die } : field,
            ),
          },
    );
    return { ...scored, columns };
  });
}

/** Whether a move ended a round: the mounds are others now, or the game is over. */
export function endsRound(before: ItHappensView, after: ItHappensView): boolean {
  return before.mounds.length > 0 && (before.round !== after.round || after.outcome !== null);
}
