/** How far this device is with the lessons, and whether anyone on it is new here. */

import { settings } from "./settings.svelte";

export interface Progress {
  /** The step one is at, by its name. */
  at: string;
  /** It was once played to its end. */
  done: boolean;
}

interface Kept {
  lessons: Record<string, Progress>;
  /** Somebody has played here, or does not want to be asked. */
  known: boolean;
}

const KEY = "wormery-learned";

function read(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { lessons: found.lessons ?? {}, known: found.known === true };
  } catch {
    return { lessons: {}, known: false };
  }
}

let kept = $state.raw(read());

function keep(change: Partial<Kept>): void {
  kept = { ...read(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: it holds until the page is closed.
  }
}

/** How far one is with the lesson of a game, if it was begun. */
export function progress(game: string): Progress | undefined {
  return kept.lessons[game];
}

export function noteProgress(game: string, at: string, over: boolean): void {
  const done = over || (progress(game)?.done ?? false);
  keep({ lessons: { ...read().lessons, [game]: { at, done } } });
}

/** Nobody has played here, finished a lesson, or asked to be left alone. */
export function isNew(): boolean {
  const learned = Object.values(kept.lessons).some(({ done }) => done);
  return !kept.known && !learned && settings.level === null;
}

/** From now on nobody is asked whether they are new. */
export function noteKnown(): void {
  if (!kept.known) keep({ known: true });
}
