/** The server's types under short names. */

import type { components } from "./types";

type Schemas = components["schemas"];

export type Balance = Schemas["Balance"];
export type Challenge = Schemas["ChallengeNow"];
export type Checked = Schemas["Checked"];
export type Choice = Schemas["Choice"];
export type Command = Schemas["AnyCommand"];
export type ContestLine = Schemas["ResultLine"];
export type DailyGame = Schemas["DailyGame"];
export type DailyNow = Schemas["DailyNow"];
export type DailyResults = Schemas["DailyResults"];
export type DrillAnswer = Schemas["DrillAnswer"];
export type DrillNow = Schemas["DrillNow"];
export type DrillsAdded = Schemas["DrillsAdded"];
export type DrillsNow = Schemas["DrillsNow"];
export type Event = Schemas["AnyEvent"];
export type Fact = Schemas["Fact"];
export type Fault = Schemas["Fault"];
export type Frame = Schemas["AnyFrame"];
export type GameLine = Schemas["GameLine"];
export type GameNow = Schemas["GameNow"];
export type Happened = Schemas["Happened"];
export type Hint = Schemas["HintNow"];
export type Lesson = Schemas["LessonDocument"];
export type LessonAnswer = Schemas["LessonAnswer"];
export type LessonStep = Schemas["LessonStepDocument"];
export type Lots = Schemas["Lots"];
export type Meanwhile = Schemas["Meanwhile"];
export type Moment = Schemas["Moment"];
export type GameNumbers = Schemas["GameNumbers"];
export type NumbersNow = Schemas["NumbersNow"];
export type OddsLine = Schemas["OddsLine"];
export type OptionNow = Schemas["OptionNow"];
export type OpenTableLine = Schemas["OpenTableLine"];
export type Own = Schemas["Own"];
export type PlainView = Schemas["PlainView"];
export type Problem = Schemas["Problem"];
export type PuzzleNow = Schemas["PuzzleNow"];
export type RatingLine = Schemas["RatingLine"];
export type Ratings = Schemas["RatingsNow"];
export type Reaction = Schemas["Reacted"]["reaction"];
export type Result = Schemas["Result"];
export type Review = Schemas["ReviewDocument"];
export type ReviewMoment = Schemas["MomentLine"];
export type ReviewProgress = Schemas["ReviewProgress"];
export type Said = Schemas["AnySaid"];
export type SeatNow = Schemas["SeatNow"];
export type SeatSeed = Schemas["SeatSeed"];
export type SeatPlan = Schemas["SeatPlan"];
export type SeatView = Schemas["SeatView"];
export type Subscription = Schemas["Subscription"];
export type TableLine = Schemas["TableLine"];
export type TableNow = Schemas["TableNow"];
export type TablePlan = Schemas["TablePlan"];
export type TryNow = Schemas["TryNow"];
export type Transfer = Schemas["Transfer"];
export type View = Schemas["View"];
export type Watchers = Schemas["Watchers"];
export type Welcome = Schemas["Welcome"];

/** What this page speaks with the server; raised together with the server's. */
export const PROTOCOL = 2;

/** `actor` of a view when no seat acts. */
export const CHANCE = -1;
export const OVER = -2;
