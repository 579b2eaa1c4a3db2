/**
 * What this device notes of a table's dice: the commitment it saw, and the seeds it then gave.
 *
 * A note is written before a seed leaves the device, and after the game it is held against the
 * record: a file can be rewritten as a whole, but not so that it fits the note.
 */

import type { SeatSeed } from "../api";
import { Refusal } from "../api/client";
import { randomSeed } from "../api/random";
import { t } from "../i18n";
import type { Fair } from "./fairness";

export interface Note {
  commitment: string;
  seeds: Record<number, string>; // of one's own seats
  /** The seeds of all seats as they were known when ours were given last, with the start. */
  all: string[] | null;
  at: number;
}

const KEY = "wormery-dice-";
const CHANGED = "page-fair-changed";
const MOST = 100;

export function noteOf(code: string): Note | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY + code) ?? "null");
    return isNote(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isNote(kept: unknown): kept is Note {
  return (
    typeof kept === "object" &&
    kept !== null &&
    "commitment" in kept &&
    typeof kept.commitment === "string" &&
    "seeds" in kept &&
    typeof kept.seeds === "object" &&
    kept.seeds !== null &&
    "all" in kept &&
    (kept.all === null || Array.isArray(kept.all)) &&
    "at" in kept &&
    typeof kept.at === "number"
  );
}

function keep(code: string, note: Note): void {
  try {
    localStorage.setItem(KEY + code, JSON.stringify(note));
    forgetOldest();
  } catch {
    // A browser that keeps nothing: there is nothing to compare after the game, and it says so.
  }
}

function forgetOldest(): void {
  const codes = Object.keys(localStorage)
    .filter((key) => key.startsWith(KEY))
    .map((key) => key.slice(KEY.length));
  if (codes.length <= MOST) return;
  const age = (code: string) => noteOf(code)?.at ?? 0;
  const oldest = codes.sort((one, two) => age(one) - age(two)).slice(0, codes.length - MOST);
  for (const code of oldest) localStorage.removeItem(KEY + code);
}

/** What is known of a table before a seed is given. */
export interface Promised {
  code: string;
  commitment: string;
  /** The seats that this device has: a seed for any other is somebody else's by now. */
  held: readonly number[];
}

/**
 * Seeds for seats of one's own: typed, noted before, or new ones; they are noted first. Throws
 * if the table's commitment is no longer the one that was noted.
 */
export function giveSeeds(
  { code, commitment, held }: Promised,
  seats: readonly number[],
  typed: Record<number, string> = {},
): SeatSeed[] {
  const before = noteOf(code);
  // Another commitment after a seed was seen is one that may have been chosen by it.
  if (before && before.commitment !== commitment) {
    throw new Refusal({ name: CHANGED, sentence: t(CHANGED) }, 0);
  }
  const known = before?.seeds ?? {};
  const given = seats.map((seat) => ({
    seat,
    seed: typed[seat] ?? known[seat] ?? randomSeed(),
  }));
  const seeds: Note["seeds"] = {};
  for (const seat of held) if (known[seat] !== undefined) seeds[seat] = known[seat];
  for (const { seat, seed } of given) seeds[seat] = seed;
  keep(code, { commitment, seeds, all: null, at: Date.now() });
  return given;
}

/** A seat was given back before the game: its seed is no longer ours. */
export function withdrawSeed(code: string, seat: number): void {
  const note = noteOf(code);
  if (!note) return;
  const { [seat]: _, ...seeds } = note.seeds;
  keep(code, { ...note, seeds });
}

/** The same for those who start the game: their seeds come last, and they note all others. */
export function giveLast(
  promised: Promised,
  others: readonly string[],
  typed: Record<number, string> = {},
): SeatSeed[] {
  const given = giveSeeds(promised, promised.held, typed);
  const note = noteOf(promised.code);
  const all = [...others];
  for (const { seat, seed } of given) all[seat] = seed;
  if (note) keep(promised.code, { ...note, all });
  return given;
}

export type Comparison = "unnoted" | "otherwise" | "noted" | "last";

/** A record's dice held against the note. */
export function compare(note: Note | null, fair: Fair): Comparison {
  const own = Object.entries(note?.seeds ?? {});
  if (!note || own.length === 0) return "unnoted";
  const same =
    note.commitment === fair.commitment &&
    own.every(([seat, seed]) => fair.seeds[Number(seat)] === seed);
  if (!same) return "otherwise";
  const last =
    note.all?.length === fair.seeds.length &&
    note.all.every((seed, seat) => seed === fair.seeds[seat]);
  return last ? "last" : "noted";
}
