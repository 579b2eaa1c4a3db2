/** The mounds of a round as they stood when it was scored. */
import type { ItHappensView, Mound, Standing } from "./types";

export interface ScoredMound extends Mound {
  standings: readonly Standing[];
}

/** The mounds with the last die on them: the view before the round ended, and its last move. */
export function scoredMounds(before: ItHappensView, move: string): ScoredMound[] {
  const place = move.startsWith("place ") ? Number(move.slice(6)) - 1 : -1;
  return before.mounds.map((mound, at) => {
    const target = before.targets[at];
    if (at !== place || !target) return { ...mound, standings: before.standings[at] ?? [] };
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
    return { ...mound, columns, standings: target.standings };
  });
}

/** Whether a move ended a round: the mounds are others now, or the game is over. */
export function endsRound(before: ItHappensView, after: ItHappensView): boolean {
  return before.mounds.length > 0 && (before.round !== after.round || after.outcome !== null);
}
