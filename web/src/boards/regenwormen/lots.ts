import type { Lots } from "../../api";
import { FACES } from "../../art/regenwormen/pieces";

/** What an event of a record was drawn from: so many dice. */
export function lotsOf(said: string): Lots {
  return { pieces: FACES, count: said.length, back: true, between: "" };
}
