/** What a game brings so that sets of its own can be made on the page. */

import type { Fault } from "../../api";

export interface EditorProps {
  /** The set in one word, with gaps. */
  word: string;
  /** Where in it one is; the editor's own, kept for it. */
  at: unknown;
  faults: readonly Fault[];
  /** They are those of the word as it is now; else they come in a moment. */
  fresh: boolean;
  onchange: (word: string, at: unknown) => void;
}

export interface EditorActions {
  /** Where something is wrong or missing. */
  goTo: (fault: Fault) => void;
}

export interface AboutSets {
  /** The option of the game that takes a set. */
  option: string;
  empty: string;
  /** The name of the set that the game comes with. */
  ours: string;
  /** How many parts a set has. */
  parts: number;
  /** What a figure of the trial games is called. */
  figure: (name: string) => string;
}
