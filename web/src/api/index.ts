/** The server's types under short names. */

import type { components } from "./types";

type Schemas = components["schemas"];

export type Command = Schemas["AnyCommand"];
export type Event = Schemas["AnyEvent"];
export type Frame = Schemas["AnyFrame"];
export type GameNow = Schemas["GameNow"];
export type History = Schemas["History"];
export type ItHappensMound = Schemas["ItHappensMound"];
export type ItHappensView = Schemas["ItHappensView"];
export type Numbered = Schemas["Numbered"];
export type OptionNow = Schemas["OptionNow"];
export type Own = Schemas["Own"];
export type Problem = Schemas["Problem"];
export type RegenwormenView = Schemas["RegenwormenView"];
export type SeatNow = Schemas["SeatNow"];
export type SeatPlan = Schemas["SeatPlan"];
export type TableLine = Schemas["TableLine"];
export type Transfer = Schemas["Transfer"];

// The document leaves open what else a seat of a plan could be.
export type TablePlan = Omit<Schemas["TablePlan"], "seats"> & { seats: SeatPlan[] };
export type TableNow = Omit<Schemas["TableNow"], "plan"> & { plan: TablePlan };

export type GameName = "regenwormen" | "it-happens";
export type View = RegenwormenView | ItHappensView;

/** What a seat of this device sees; `seat` is null for a spectator. */
export interface SeatView {
  seat: number | null;
  view: View;
  labels: string[];
}

export interface Moment {
  step: string | null;
  actor: number;
  view: View;
  told: string[];
}

/** `actor` of a view when it is nobody's move. */
export const CHANCE = -1;
export const OVER = -2;

export const LETTERS = "ABCDEFG";
