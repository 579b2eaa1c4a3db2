/** The situations that the rules draw. A test plays them by the real rules. */
import data from "./figures.json";

/** Tiles on the table; a stack from its lowest tile to its top. */
export interface Tiles {
  row?: number[];
  out?: number[];
  yours?: number[];
  other?: number[];
}

export interface Turn extends Tiles {
  kind: "turn";
  /** What lies aside before the rolls that are drawn. */
  aside?: string;
  /** An empty `keep` is a dead roll. */
  rolls?: { dice: string; keep: string }[];
  takes?: number[];
}

export interface Change {
  kind: "failed" | "stack";
  aside?: string;
  before: Tiles;
  after: Tiles;
}

export type Figure = { own?: boolean; bare?: boolean } & (
  | { kind: "material" }
  | Turn
  | Change
  | ({ kind: "end" } & Tiles)
);

export const FIGURES = data.figures as unknown as Record<string, Figure>;
