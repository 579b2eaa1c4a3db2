/** The situations of `situations.json`, as boards take them. */
import type { BoardSeat, GameName, ItHappensView, RegenwormenView, Step } from "../types";
import found from "./situations.json";

export interface Situation {
  name: string;
  game: GameName;
  seat: number | null;
  seats: BoardSeat[];
  labels: string[];
  step: Step;
  told: string[];
  previous: RegenwormenView | ItHappensView | null;
  view: RegenwormenView | ItHappensView;
}

export const SITUATIONS = found as unknown as Situation[];
