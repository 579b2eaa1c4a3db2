/** A finished game, looked through moment by moment, by the same steps as at a table. */

import type { Moment } from "../api";
import { arrive, goOn, type Line, NO_SCENE, type Scene } from "./table";

/** The moment after a step. One further on happens before one's eyes; others are just there. */
export function leaf(
  moments: readonly Moment[],
  seat: number | null,
  from: { scene: Scene; step: number },
  step: number,
): Scene {
  const moment = moments[step];
  if (!moment?.view) return NO_SCENE;
  const views = [{ seat, view: moment.view }];
  if (step === from.step + 1) {
    const { facts, told } = moment;
    return goOn(from.scene, step, views, { number: step, facts, told });
  }
  // Until something is told of a moment, what was told last is still what there is to say.
  const told = moments.slice(0, step + 1).findLast((one) => one.told.length)?.told ?? [];
  return arrive(NO_SCENE, step, views, told);
}

/** Everything that was told, for the log. */
export function linesOf(moments: readonly Moment[]): Line[] {
  return moments.flatMap(({ told }, step) => told.map((text) => ({ step, text })));
}
