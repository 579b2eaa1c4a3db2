/** Parts that are loaded when they are first shown: the boards, the pictures, the rules. */

import type { Component } from "svelte";
import type { GameName, View } from "./api";
import type { ScoredMound } from "./boards/scored";
import type { BoardProps as AnyBoardProps, BoardSeat } from "./boards/types";
import type { Pace } from "./state/settings.svelte";

export type { BoardSeat } from "./boards/types";

export type BoardProps = { game: GameName } & AnyBoardProps<View>;

interface Parts {
  "boards/Board": BoardProps;
  "boards/FinalScore": { game: GameName; view: View; seats: BoardSeat[] };
  "boards/Scoring": {
    mounds: ScoredMound[];
    seats: BoardSeat[];
    round: number;
    told: string[];
    pace: Pace;
    motion: boolean;
    patterns: boolean;
    onclose: () => void;
  };
  "art/GamePicture": { game: GameName };
  "rules/Rules": { game: GameName; anchor?: string };
}

const FOUND = import.meta.glob<{ default: unknown }>([
  "./boards/{Board,FinalScore,Scoring}.svelte",
  "./art/GamePicture.svelte",
  "./rules/Rules.svelte",
]);

export async function part<Name extends keyof Parts>(
  name: Name,
): Promise<Component<Parts[Name]> | null> {
  // Components take no props of another's type, and a list of files has no types of its own.
  const load = FOUND[`./${name}.svelte`];
  return load ? ((await load()).default as Component<Parts[Name]>) : null;
}
