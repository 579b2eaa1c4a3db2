/** The situations of `situations.json`, as boards take them. */
import type { Fact, View } from "../../api";
import type { BoardSeat } from "../types";
import found from "./situations.json";

export interface Situation {
  name: string;
  seat: number | null;
  seats: BoardSeat[];
  /** What led here from the earlier view, and in words. */
  facts: Fact[];
  told: string[];
  earlier: View | null;
  view: View;
}

export const SITUATIONS = found as unknown as Situation[];
