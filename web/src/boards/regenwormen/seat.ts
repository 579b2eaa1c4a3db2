/** What is known of a seat, however much room it has. */
import type { Mood } from "../../art/regenwormen/Hen.svelte";
import type { Places } from "../moving";
import type { BoardSeat, Choice, ViewOf } from "../types";

export interface SeatProps {
  at: number;
  chair: BoardSeat;
  stack: ViewOf<"regenwormen">["stacks"][number];
  places: Places;
  own: boolean;
  active: boolean;
  won: boolean;
  mood: Mood;
  /** A tile has just been stolen here. */
  robbed: boolean;
  motion: boolean;
  steal: Choice<"take"> | null;
  canAct: boolean;
  pending: boolean;
  onmove: (move: string) => void;
}
