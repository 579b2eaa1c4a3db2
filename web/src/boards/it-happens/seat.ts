/** What is known of a seat, however much room it has. */
import type { Places } from "../moving";
import type { BoardSeat, ViewOf } from "../types";

export interface SeatProps {
  colour: number;
  holding: ViewOf<"it-happens">["holdings"][number];
  places: Places;
  chair: BoardSeat | null;
  name: string;
  nobody: boolean;
  /** The colour of the third dice this seat holds too, in a game for two. */
  thirdDice: number | undefined;
  own: boolean;
  active: boolean;
  starter: boolean;
  won: boolean;
  /** Passed over just now: it cannot place any die. */
  stuck: boolean;
  patterns: boolean;
}
