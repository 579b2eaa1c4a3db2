/** The tiles and the dice, as far as drawing them takes it. */
import { symbols, worms } from "./material.json";

const WORMS: Readonly<Record<string, number>> = worms;
const POINTS: Readonly<Record<string, number>> = symbols;

export const TILES = Object.keys(WORMS).map(Number);
export const FACES = Object.keys(POINTS);

/** How many worms are printed on a tile. */
export function wormsOn(tile: number): number {
  return WORMS[tile] ?? 0;
}

/** How many points a face shows. */
export function pointsOn(face: string): number {
  return POINTS[face] ?? 0;
}
