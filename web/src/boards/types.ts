/** What a board is given. It knows no rules: the view says what can be done, facts what was. */
import type { Snippet } from "svelte";
import type { Fact, View } from "../api";
import type { components } from "../api/types";
import type { SoundName } from "../state/sound-voices";
import type { Happening } from "../state/table";
import type { Coached } from "./coached";

type Schemas = components["schemas"];

/** Views by the name of their game. */
export type ViewOf<Game extends View["game"]> = Extract<View, { game: Game }>;
export type Choice<Kind extends Schemas["Choice"]["kind"]> = Extract<
  Schemas["Choice"],
  { kind: Kind }
>;
export type FactOf<Tag extends Schemas["Fact"]["fact"]> = Extract<
  Schemas["Fact"],
  { fact: Tag }
>;

export type Pace = "at-once" | "quick" | "normal" | "slow";

export interface BoardSeat {
  name: string;
  kind: "person" | "bot" | "open";
  here: boolean;
  played_by_bot: boolean;
  /** A bot that gave no move: another one plays for it. */
  failing?: boolean;
  /** Whoever looks at the screen sits here, and nobody else does. */
  you?: boolean;
}

/** A part of what an event did that is seen by itself. Times are milliseconds at normal pace. */
export interface Act {
  view: View;
  facts: readonly Fact[];
  /** Until the dice lie: only then is anything told. */
  quiet: number;
  /** Until the next act may begin. */
  lasts: number;
  /** The board will hold this for as long as one looks: no pace passes over it. */
  stops?: boolean;
}

/** What is seen of an event, one thing after the other; none if that is nothing. */
export type Acts = (facts: readonly Fact[], was: View, now: View, motion: boolean) => Act[];

export interface BoardProps<Shown extends View = View> {
  view: Shown;
  /** What the last event did; null where one has just arrived. */
  happened: Happening | null;
  seat: number | null;
  seats: BoardSeat[];
  /** Whoever looks at this may make a move now, or say what the real dice show. */
  canAct: boolean;
  pending: boolean;
  /** Nothing is laid over the board: the game is only being looked through. */
  leafing?: boolean;
  /** The board has a screen to itself and must fit it: it is as high as what it lies in. */
  fit?: boolean;
  /** What else one may want while choosing; it belongs beside the choices. */
  tools?: Snippet;
  /** What the coach says of the choices. */
  coached?: Coached | undefined;
  /** Show nothing more until what this gives back is called. */
  hold?: () => () => void;
  onmove: (move: string) => void;
  ondice: (dice: string) => void;
  pace: Pace;
  motion: boolean;
  patterns: boolean;
}

export interface FinalScoreProps<Shown extends View = View> {
  view: Shown;
  seats: BoardSeat[];
}

/** Who won, drawn; with pieces that fall, or lie there where nothing may move. */
export interface CheerProps<Shown extends View = View> {
  view: Shown;
  moving: boolean;
}

/** An address of the page, and the id of what it is called. */
export interface Link {
  to: string;
  text: string;
}

/** How an option of a game is offered: the ids of its sentences. */
export interface AboutOption {
  title: string;
  what?: string;
  /** Of each value; without one the value speaks for itself. */
  value?: string;
  /** A text of one's own instead, for options that take one. */
  own?: { no: string; yes: string; text: string; example: string; make: Link };
  /** Only with so many seats. */
  seats?: number;
}

/** A sound in time with what is seen: `dice` says how many of them fall. */
export interface Sound {
  name: SoundName;
  after?: number;
  dice?: number;
  /** For whom the phone shakes, and how. */
  shakes?: { seat: number; how: "roll" | "fail" | "robbed" };
}

/** What every page needs of a game: ids of sentences, and a few facts. */
export interface About {
  name: string;
  title: string;
  line: string;
  /** Its place among the games, until the server has said which it has. */
  place: number;
  /** How its bots play, by level. */
  character: string;
  /**
   * How often a bot wins against the level below it, one against one, in percent: the measured
   * figures of the page about its players in docs/. A test compares them.
   */
  strength: Readonly<Record<string, number>>;
  /** Whether it can be learnt step by step; a test asks the server. */
  lesson?: boolean;
  /** What the numbers of its rules begin with. */
  rules: string;
  options: Readonly<Record<string, AboutOption>>;
  /** Something to know about a table with so many seats. */
  note?: { seats: number; sentence: string };
  /** What a fact sounds like, and after how many milliseconds at the normal pace. */
  sounds: (fact: Fact) => Sound | null;
}
