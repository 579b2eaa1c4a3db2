/** What a board is given. It knows no rules: the view says what is legal. */
import type { components } from "../api/types";

type Schemas = components["schemas"];

export type RegenwormenView = Schemas["RegenwormenView"];
export type ItHappensView = Schemas["ItHappensView"];
export type Mound = Schemas["ItHappensMound"];
export type Standing = Schemas["ItHappensStanding"];
export type Holding = Schemas["ItHappensHolding"];

export type GameName = "regenwormen" | "it-happens";
export type Pace = "quick" | "normal" | "slow";

/** `actor` of a view when it is nobody's move. */
export const CHANCE = -1;
export const OVER = -2;

export interface BoardSeat {
  name: string;
  kind: "person" | "bot" | "open";
  here: boolean;
  played_by_bot: boolean;
}

/** What led from the previous view to this one: a move, and what fell after it. */
export interface Step {
  move: string;
  fell?: readonly string[];
}

export interface BoardProps<View> {
  view: View;
  seat: number | null;
  seats: BoardSeat[];
  labels: string[];
  canAct: boolean;
  realDice: boolean;
  pending: boolean;
  previous: View | null;
  /** Not needed; with it, dice of a turn that failed at once can be shown. */
  step?: Step | null;
  onmove: (move: string) => void;
  ondice: (dice: string) => void;
  pace: Pace;
  motion: boolean;
  patterns: boolean;
}
