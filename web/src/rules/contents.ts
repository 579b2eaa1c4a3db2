/** What the rules of a game consist of. The texts are in rules.ftl of each language. */
import data from "./rules.json";

export type Game = "regenwormen" | "it-happens";

export interface Rule {
  /** The number that errors and tests name; it is the anchor as well. */
  number: string;
  /** Whether we say how we read it. */
  reading?: boolean;
  figures?: string[];
  parts?: Rule[];
  options?: string[];
}

export interface Contents {
  rules: Rule[];
  words: string[];
}

export const CONTENTS: Record<Game, Contents> = data;
export const SENTENCES = 6; // of the quick start

export const PREFIX: Record<Game, string> = { regenwormen: "rw", "it-happens": "ih" };

/** The id of a text: `RW-7b` and `title` make `rules-rw-7b-title`. */
export function textOf(rule: Rule, what: "title" | "text" | "reading"): string {
  return `rules-${rule.number.toLowerCase()}-${what}`;
}

export function optionAnchor(option: string): string {
  return `option-${option}`;
}

/** Anchors are found however they are written: `rw-7b`, `option-open_points`. */
export function sameAnchor(one: string, other: string): boolean {
  const plain = (anchor: string) => anchor.toLowerCase().replaceAll("_", "-");
  return plain(one) === plain(other);
}
