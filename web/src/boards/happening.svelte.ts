/** Boards follow what happens: each event once, and none that was over when one arrived. */
import { untrack } from "svelte";
import type { Fact } from "../api";
import type { Happening } from "../state/table";
import type { FactOf } from "./types";

export interface Following {
  /** Before the board is drawn anew: the last look at where things are. */
  before: (happened: Happening) => void;
  /** The pieces lie where they are now, and may be let come from where they were. */
  after: (happened: Happening) => void;
}

export function follow(current: () => Happening | null, following: Following): void {
  let seen = untrack(current)?.number ?? null;
  $effect.pre(() => {
    const happened = current();
    if (happened && happened.number !== seen) untrack(() => following.before(happened));
  });
  $effect(() => {
    const happened = current();
    const isNew = happened !== null && happened.number !== seen;
    seen = happened?.number ?? null;
    if (isNew) untrack(() => following.after(happened));
  });
}

/** The first fact of a kind. */
export function factOf<Tag extends Fact["fact"]>(
  facts: readonly Fact[],
  tag: Tag,
): FactOf<Tag> | undefined {
  return facts.find((one): one is FactOf<Tag> => one.fact === tag);
}

export function factsOf<Tag extends Fact["fact"]>(
  facts: readonly Fact[],
  tag: Tag,
): FactOf<Tag>[] {
  return facts.filter((one): one is FactOf<Tag> => one.fact === tag);
}
