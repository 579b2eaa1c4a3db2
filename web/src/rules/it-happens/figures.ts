/** The situations that the rules draw. A test plays them by the real rules. */
import type { Mound } from "../../art/it-happens/mounds";
import { letters as LETTERS } from "../../art/material.json";
import data from "./figures.json";

export interface Result {
  sum: number;
  queen?: boolean;
  general?: boolean;
  worm?: boolean;
}

export interface OnMound {
  kind: "mound";
  queen: number;
  general: number;
  worm_number: number;
  /** The colour and the dice of each column, from the lowest. */
  columns: string[];
  die?: string;
  target?: { column: number; field: number };
  results?: Record<string, Result>;
}

export interface Final {
  kind: "final";
  objects: Record<string, number>;
  worms: number;
  queens: number[];
  generals: number[];
  total: number;
  with_most_kinds: number;
}

export type Figure = { own?: boolean; bare?: boolean } & (
  | OnMound
  | { kind: "reroll"; colour: string; dice: string }
  | { kind: "columns"; colour: string; columns: string[] }
  | Final
);

export const FIGURES = data.figures as unknown as Record<string, Figure>;

export function colourOf(letter: string): number {
  return LETTERS.indexOf(letter);
}

export function moundOf(figure: OnMound): Mound {
  return {
    number: 1,
    queen: figure.queen,
    general: figure.general,
    worm_number: figure.worm_number,
    // The same mound in all drawings: its columns, each from the lowest field.
    columns: data.finds.map((finds, at) => {
      const [letter, ...dice] = figure.columns[at] ?? "";
      return { colour: letter ? colourOf(letter) : null, finds, dice: dice.map(Number) };
    }),
  };
}
