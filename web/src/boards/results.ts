/** Who won a finished game, and the others after them. */
import type { Result } from "../api";
import { t } from "../i18n";

export interface Ranked {
  at: number;
  score: number;
  won: boolean;
}

/** Winners first, then by score. */
export function ranked({ scores, winners }: Result): Ranked[] {
  return scores
    .map((score, at) => ({ score, at, won: winners.includes(at) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
}

/** Names as one says them in a sentence. */
export function together(names: readonly string[]): string {
  return names.reduce((some, word, at) =>
    t(at === names.length - 1 ? "list-last" : "list-next", { some, word }),
  );
}
