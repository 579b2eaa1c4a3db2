/** What one wants to be asked, as it stands in the address. */

export interface Wish {
  game: string;
  theme: string;
  /** 1 to 3, or 0 for any. */
  difficulty: number;
  /** Also what was never asked before; else only what is due. */
  fresh: boolean;
}

export const DIFFICULTIES = ["0", "1", "2", "3"] as const;
export const DUE = "/drills/due";

export function wishIn(what: string | undefined, query: URLSearchParams): Wish | null {
  if (what === "due") return { game: "", theme: "", difficulty: 0, fresh: false };
  if (what !== "new") return null;
  const difficulty = Number(query.get("difficulty"));
  return {
    game: query.get("game") ?? "",
    theme: query.get("theme") ?? "",
    difficulty: [1, 2, 3].includes(difficulty) ? difficulty : 0,
    fresh: true,
  };
}

/** The address where questions of this kind are asked. */
export function addressOf(game: string, theme: string, difficulty: string): string {
  const query = new URLSearchParams({ game });
  if (theme) query.set("theme", theme);
  if (difficulty !== DIFFICULTIES[0]) query.set("difficulty", difficulty);
  return `/drills/new?${query}`;
}
