/** Recomputing the dice of a game from its record, as docs/fairness.md says it exactly. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { Lots } from "../api";
import { letters as LETTERS } from "../art/material.json";
import { written } from "../boards/lots";
import { fellIn, headOf } from "./record";

// Not the browser's own cryptography: it is missing on a page that came without HTTPS, which
// is how a game at home is mostly played.

export type Verdict =
  | { kind: "real" }
  | { kind: "hidden" }
  | { kind: "unknown" } // the page does not know what this game draws from
  | { kind: "commitment" }
  | { kind: "wrong"; event: number; said: string; due: string }
  | {
      kind: "fair";
      events: number;
      from: number;
      seeds: string[];
      commitment: string;
      secret: string;
    };

/** What an event was drawn from: from its text, and those of all events before it. */
type LotsOf = (said: string, before: readonly string[]) => Lots;
const LOTS = import.meta.glob<LotsOf>("../boards/*/lots.ts", { eager: true, import: "lotsOf" });

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

export function commitmentOf(secret: Uint8Array): string {
  return hex(sha256(join(text.encode("wormery-secret-1"), secret)));
}

/** The numbers that an event draws, one below each given bound. */
function* drawing(secret: Uint8Array, seeds: readonly string[], event: number) {
  const parts = seeds.map((seed) => text.encode(seed));
  const head = join(
    text.encode("wormery-dice-1"),
    number(seeds.length, 1),
    ...parts.flatMap((seed) => [number(seed.length, 2), seed]),
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
export function dueAt(
  secret: Uint8Array,
  seeds: readonly string[],
  event: number,
  lots: Lots,
): string {
  const stream = drawing(secret, seeds, event);
  stream.next();
  const left = [...lots.pieces];
  const drawn = Array.from({ length: lots.count }, () => {
    const at = Number(stream.next(left.length).value);
    return (lots.back ? left[at] : left.splice(at, 1)[0]) ?? "";
  });
  return written(lots, drawn);
}

/** Hold a record's dice against its secret and seeds. */
export function verify(record: string): Verdict {
  const head = headOf(record);
  if (head.Dice !== "fair") return { kind: "real" };
  if (!head.Secret) return { kind: "hidden" };
  const lotsOf = LOTS[`../boards/${head.Game}/lots.ts`];
  if (!lotsOf) return { kind: "unknown" };
  const secret = bytes(head.Secret);
  if (commitmentOf(secret) !== head.Commitment) return { kind: "commitment" };
  const seats = Number(head.Seats);
  const seeds = Array.from({ length: seats }, (_, seat) => head[`Seed${LETTERS[seat]}`] ?? "");
  const from = Number(head.FairFrom ?? 0);
  const fell = fellIn(record);
  for (const [event, said] of fell.entries()) {
    if (event < from) continue;
    const due = dueAt(secret, seeds, event, lotsOf(said, fell.slice(0, event)));
    if (due !== said) return { kind: "wrong", event: event + 1, said, due };
  }
  const commitment = head.Commitment ?? "";
  return {
    kind: "fair",
    events: fell.length - from,
    from,
    seeds,
    commitment,
    secret: head.Secret,
  };
}
