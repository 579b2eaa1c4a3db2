/** Where things are in the drawing of a mound, so that hands and dice find their fields. */
import type { components } from "../../api/types";
import { columns, fields, nothing } from "./material.json";

export type Mound = components["schemas"]["Mound"];
export type Standing = components["schemas"]["Standing"];

/** A field of a mound where nothing is to be found. */
export const NOTHING = nothing;

export const PITCH = 50;
export const FIELD = 44;
export const MARGIN = 7;
export const TOP = 15;
export const HIGHEST = fields;
export const GROUND = 30;
export const WIDTH = columns * PITCH + 2 * MARGIN;
export const HEIGHT = TOP + HIGHEST * PITCH + GROUND;

/** The corner of a field, from the left and from the top. */
export function corner(column: number, field: number): { x: number; y: number } {
  const inset = (PITCH - FIELD) / 2;
  return {
    x: MARGIN + column * PITCH + inset,
    y: TOP + (HIGHEST - 1 - field) * PITCH + inset,
  };
}

/** The outline of a column as a tower of clay, leaning a little. */
export function tower(column: number, fields: number): string {
  const left = MARGIN + column * PITCH - 3;
  const right = left + PITCH + 6;
  const top = TOP + (HIGHEST - fields) * PITCH;
  const ground = TOP + HIGHEST * PITCH + 10;
  const lean = [3, -2, 2, -3, 1][column] ?? 0;
  const middle = (left + right) / 2 + lean;
  return [
    `M${left - 3} ${ground}`,
    `L${left} ${top + 10}`,
    `C${left + 1} ${top - 4} ${middle - 17} ${top - 5} ${middle - 8} ${top - 10}`,
    `Q${middle} ${top - 15} ${middle + 8} ${top - 10}`,
    `C${middle + 17} ${top - 5} ${right - 1} ${top - 4} ${right} ${top + 10}`,
    `L${right + 3} ${ground} Z`,
  ].join(" ");
}
