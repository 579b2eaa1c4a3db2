/** The server's types under short names. */

import type { components } from "./types";

type Schemas = components["schemas"];

export type Choice = Schemas["Choice"];
export type Command = Schemas["AnyCommand"];
export type Event = Schemas["AnyEvent"];
export type Fact = Schemas["Fact"];
export type Frame = Schemas["AnyFrame"];
export type GameLine = Schemas["GameLine"];
export type GameNow = Schemas["GameNow"];
export type Happened = Schemas["Happened"];
export type Lots = Schemas["Lots"];
export type Meanwhile = Schemas["Meanwhile"];
export type Moment = Schemas["Moment"];
export type OptionNow = Schemas["OptionNow"];
export type OpenTableLine = Schemas["OpenTableLine"];
export type Own = Schemas["Own"];
export type PlainView = Schemas["PlainView"];
export type Problem = Schemas["Problem"];
export type Reaction = Schemas["Reacted"]["reaction"];
export type Result = Schemas["Result"];
export type Said = Schemas["AnySaid"];
export type SeatNow = Schemas["SeatNow"];
export type SeatSeed = Schemas["SeatSeed"];
export type SeatPlan = Schemas["SeatPlan"];
export type SeatView = Schemas["SeatView"];
export type Subscription = Schemas["Subscription"];
export type TableLine = Schemas["TableLine"];
export type TableNow = Schemas["TableNow"];
export type TablePlan = Schemas["TablePlan"];
export type Transfer = Schemas["Transfer"];
export type View = Schemas["View"];
export type Watchers = Schemas["Watchers"];
export type Welcome = Schemas["Welcome"];

/** What this page speaks with the server; raised together with the server's. */
export const PROTOCOL = 2;

/** `actor` of a view when no seat acts. */
export const CHANCE = -1;
export const OVER = -2;
