/** Recomputing the dice of a game from its record, as docs/fairness.md says it exactly. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { Lots } from "../api";
import { letters as LETTERS } from "../art/material.json";
import { written } from "../boards/lots";
import { fellIn, type Head, headOf, pastIn } from "./record";

// Not the browser's own cryptography: it is missing on a page that came without HTTPS, which
// is how a game at home is mostly played.

/** What is fair, and what that covers. */
export interface Fair {
  kind: "fair";
  version: 1 | 2;
  table: string | null; // that the commitment binds; null in version 1
  rolls: number;
  dice: number;
  reveals: number;
  from: number;
  begins: number;
  drawn: boolean; // the dice decided who begins
  seeds: string[];
  commitment: string;
  secret: string;
}

export type Verdict =
  | { kind: "real" }
  | { kind: "hidden" }
  | { kind: "unknown" } // the page does not know what this game draws from
  | { kind: "tag"; tag: string } // missing, or not as it must be
  | { kind: "commitment" }
  | { kind: "beginner"; said: string; due: string }
  | { kind: "wrong"; event: number; said: string; due: string }
  | { kind: "unfinished" }
  | { kind: "nothing" } // covered
  | Fair;

/** The game that dice are promised for; null in version 1, which bound none. */
export interface Context {
  table: string;
  game: string;
  options: string;
  seats: number;
  begins: string;
  past: string;
}

/** What an event was drawn from: from its text, and those of all events before it. */
type LotsOf = (said: string, before: readonly string[]) => Lots;
const LOTS = import.meta.glob<LotsOf>("../boards/*/lots.ts", { eager: true, import: "lotsOf" });

const BEGINNER = 2 ** 32 - 1; // the number of no event: its stream says who begins
const LONGEST_SEED = 64;
const text = new TextEncoder();

function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function join(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A number as bytes, the highest first. */
function number(value: number, size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, i) => (value >>> (8 * (size - 1 - i))) & 255);
}

/** Texts in bytes, each after its length in `size` bytes: no two lists agree. */
function listed(texts: readonly string[], size: number): Uint8Array[] {
  return texts.flatMap((each) => {
    const encoded = text.encode(each);
    return [number(encoded.length, size), encoded];
  });
}

function bound(domain: string, context: Context | null): Uint8Array {
  if (!context) return text.encode(`${domain}-1`);
  return text.encode(`${domain}-2`);
}

function encoded(context: Context | null): Uint8Array {
  if (!context) return new Uint8Array();
  const { table, game, options, seats, begins, past } = context;
  return join(...listed([table, game, options, String(seats), begins, past], 4));
}

export function commitmentOf(secret: Uint8Array, context: Context | null): string {
  return hex(sha256(join(bound("wormery-secret", context), secret, encoded(context))));
}

/** What decides all dice of a game. */
export interface Source {
  secret: Uint8Array;
  seeds: readonly string[];
  context: Context | null;
}

/** The numbers that an event draws, one below each given bound. */
function* drawing({ secret, seeds, context }: Source, event: number) {
  const head = join(
    bound("wormery-dice", context),
    encoded(context),
    number(seeds.length, 1),
    ...listed(seeds, 2),
    number(event, 4),
  );
  let below: number = yield 0;
  for (let block = 0; ; block++) {
    for (const byte of hmac(sha256, secret, join(head, number(block, 4)))) {
      if (byte < 256 - (256 % below)) below = yield byte % below;
    }
  }
}

/** What an event must have brought. */
export function dueAt(source: Source, event: number, lots: Lots): string {
  const stream = drawing(source, event);
  stream.next();
  const left = [...lots.pieces];
  const drawn = Array.from({ length: lots.count }, () => {
    const at = Number(stream.next(left.length).value);
    return (lots.back ? left[at] : left.splice(at, 1)[0]) ?? "";
  });
  return written(lots, drawn);
}

/** The seat that begins, where that is left to the dice. */
export function beginnerOf(source: Source): number {
  const stream = drawing(source, BEGINNER);
  stream.next();
  return Number(stream.next(source.seeds.length).value);
}

/** A tag that is missing or not as it must be; null if all are well. */
function badTag(head: Head, seats: number, events: number): string | null {
  const digits = /^[0-9a-f]{64}$/;
  const fits: Record<string, boolean> = {
    Seats: seats >= 1 && seats <= LETTERS.length,
    Begins: LETTERS.slice(0, seats).includes(head.Begins ?? "?"),
    Fair: head.Fair === undefined || head.Fair === "2",
    Table: head.Fair === undefined || head.Table !== undefined,
    Commitment: digits.test(head.Commitment ?? ""),
    Secret: head.Secret === undefined || digits.test(head.Secret),
    FairFrom: head.FairFrom === undefined || /^[1-9][0-9]{0,6}$/.test(head.FairFrom),
    FairBegins: head.FairBegins === undefined || head.FairBegins === "yes",
  };
  for (const [seat, letter] of [...LETTERS].entries()) {
    const seed = head[`Seed${letter}`];
    const good = seed !== undefined && [...seed].length <= LONGEST_SEED;
    fits[`Seed${letter}`] = seat < seats ? good : seed === undefined;
  }
  if (Number(head.FairFrom ?? 0) > events) fits.FairFrom = false;
  return Object.keys(fits).find((tag) => !fits[tag]) ?? null;
}

/** What the commitment of a record has to bind. */
function contextOf(record: string, head: Head): Context | null {
  if (head.Fair === undefined) return null;
  const first = Number(head.FairFrom ?? 0);
  const past = first
    ? join(text.encode("wormery-past-2"), text.encode(pastIn(record, first)))
    : null;
  return {
    table: head.Table ?? "",
    game: head.Game ?? "",
    options: (head.Options ?? "").split(",").sort().join(","),
    seats: Number(head.Seats),
    begins: head.FairBegins ? "dice" : (head.Begins ?? ""),
    past: past ? hex(sha256(past)) : "",
  };
}

/** Hold a record's dice against its secret and seeds. */
export function verify(record: string): Verdict {
  const head = headOf(record);
  if (head.Dice !== "fair") return { kind: "real" };
  const fell = fellIn(record);
  const seats = Number(head.Seats);
  const tag = badTag(head, seats, fell.length);
  if (tag) return { kind: "tag", tag };
  if (!head.Secret) return { kind: "hidden" };
  const lotsOf = LOTS[`../boards/${head.Game}/lots.ts`];
  if (!lotsOf) return { kind: "unknown" };
  const source: Source = {
    secret: bytes(head.Secret),
    seeds: Array.from({ length: seats }, (_, seat) => head[`Seed${LETTERS[seat]}`] ?? ""),
    context: contextOf(record, head),
  };
  const commitment = commitmentOf(source.secret, source.context);
  if (commitment !== head.Commitment) return { kind: "commitment" };
  const drawn = head.FairBegins !== undefined;
  const said = head.Begins ?? "";
  const due = LETTERS[beginnerOf(source)] ?? "";
  if (drawn && said !== due) return { kind: "beginner", said, due };
  const found = recomputed(source, fell, Number(head.FairFrom ?? 0), lotsOf);
  if ("kind" in found) return found;
  if (!head.Result || head.Result === "*") return { kind: "unfinished" };
  if (found.rolls + found.reveals === 0) return { kind: "nothing" };
  return {
    kind: "fair",
    version: source.context ? 2 : 1,
    table: source.context?.table ?? null,
    ...found,
    from: Number(head.FairFrom ?? 0),
    begins: LETTERS.indexOf(said),
    drawn,
    seeds: [...source.seeds],
    commitment,
    secret: head.Secret,
  };
}

function recomputed(source: Source, fell: string[], from: number, lotsOf: LotsOf) {
  const counts = { rolls: 0, dice: 0, reveals: 0 };
  for (const [event, said] of fell.entries()) {
    if (event < from) continue;
    const lots = lotsOf(said, fell.slice(0, event));
    const due = dueAt(source, event, lots);
    if (due !== said) return { kind: "wrong" as const, event: event + 1, said, due };
    if (lots.back) {
      counts.rolls += 1;
      counts.dice += lots.count;
    } else {
      counts.reveals += 1;
    }
  }
  return counts;
}
