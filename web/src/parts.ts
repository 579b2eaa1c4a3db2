/**
 * What the page has of each game. A game's folder in `boards/` holds its board, its final
 * score and how its winners are cheered, which are loaded when they are first shown, its picture,
 * and in `about.ts` the little that every page needs; its folder in `rules/` tells its rules. No
 * file outside these folders knows a game by its name. A game that has none of it is shown in
 * words.
 */

import type { Component } from "svelte";
import type { About, BoardProps, CheerProps, FinalScoreProps } from "./boards/types";

interface Parts {
  Board: BoardProps;
  FinalScore: FinalScoreProps;
  Cheer: CheerProps;
}

type Loaders<Props extends object> = Record<
  string,
  () => Promise<{ default: Component<Props> }>
>;

const FOUND: { [Name in keyof Parts]: Loaders<Parts[Name]> } = {
  Board: import.meta.glob<{ default: Component<BoardProps> }>("./boards/*/Board.svelte"),
  FinalScore: import.meta.glob<{ default: Component<FinalScoreProps> }>(
    "./boards/*/FinalScore.svelte",
  ),
  Cheer: import.meta.glob<{ default: Component<CheerProps> }>("./boards/*/Cheer.svelte"),
};
const PICTURES = import.meta.glob<string>("./boards/*/picture.svg", {
  eager: true,
  import: "default",
  query: "?url",
});
const ABOUT = import.meta.glob<About>("./boards/*/about.ts", {
  eager: true,
  import: "about",
});
const ALL = Object.values(ABOUT).sort((a, b) => a.place - b.place);

/** A part of a game, or null if the page has none. */
export async function part<Name extends keyof Parts>(
  game: string,
  name: Name,
): Promise<Component<Parts[Name]> | null> {
  const load = FOUND[name][`./boards/${game}/${name}.svelte`];
  return load ? (await load()).default : null;
}

/** Where the picture of a game is, if it has one. */
export function pictureOf(game: string): string | undefined {
  return PICTURES[`./boards/${game}/picture.svg`];
}

export function hasBoard(game: string): boolean {
  return `./boards/${game}/Board.svelte` in FOUND.Board;
}

/** What the page knows of a game without loading more. */
export function about(game: string): About | null {
  return ABOUT[`./boards/${game}/about.ts`] ?? null;
}

/** All games that the page knows something of. */
export function knownGames(): readonly About[] {
  return ALL;
}
