/** The rules of a game as a book: what it consists of, and who draws its examples. */
import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import type { Link } from "../boards/types";

export interface Rule {
  /** The number that errors and tests name; it is the anchor as well. */
  number: string;
  /** Whether we say how we read it. */
  reading?: boolean;
  figures?: string[];
  parts?: Rule[];
  options?: string[];
}

/** Where one begins to try a figure: a position, and the dice that fall first. */
export interface Start {
  position: string;
  dice?: string[];
}

export interface Book {
  /** What the ids of its texts begin with, after `rules-`. */
  prefix: string;
  contents: { rules: Rule[]; words: string[] };
  /** Those of our own say so; bare ones are pictures of the material, without a caption. */
  figures: Readonly<Record<string, { own?: boolean; bare?: boolean }>>;
  /** From where its figures are tried; all but the bare ones. */
  tries: () => Promise<{ default: Readonly<Record<string, Start>> }>;
  Drawing: Component<{ name: string }>;
  Animal: Component<SVGAttributes<SVGSVGElement>>;
  /** Where one makes what an option takes. */
  makes?: Readonly<Record<string, Link | undefined>>;
}

const BOOKS = import.meta.glob<Book>("./*/book.ts", { import: "book" });

/** The rules of a game; null if the page has none. The texts are in rules.ftl. */
export async function bookOf(game: string): Promise<Book | null> {
  return (await BOOKS[`./${game}/book.ts`]?.()) ?? null;
}

export const SENTENCES = 6; // of the quick start

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
