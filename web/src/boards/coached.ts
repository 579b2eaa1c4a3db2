/** What the coach says of the choices, for whichever piece of a board shows one. */
import { getContext, setContext } from "svelte";
import type { OddsLine } from "../api";

export interface Coached {
  odds: readonly OddsLine[];
  /** The move that a hint is for. */
  best: string | null;
}

type Said = () => Coached | undefined;
const COACHED = Symbol("coached");

/** A board and all in it hear what is said. */
export function coach(said: Said): void {
  setContext(COACHED, said);
}

export function coached(): Said {
  return getContext<Said | undefined>(COACHED) ?? (() => undefined);
}
