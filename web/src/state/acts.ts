/** What one event did, in acts: the dice fly and lie, and only then is told what they mean. */

import { type Fact, OVER, type View } from "../api";
import type { Act, Acts } from "../boards/types";
import type { Scene } from "./table";

// What each game's board makes of an event.
const FOUND = import.meta.glob<Acts>("../boards/*/acts.ts", { eager: true, import: "acts" });

export interface Part<Shown> {
  readonly scene: Shown;
  /** Milliseconds at the normal pace. */
  readonly lasts: number;
  /** It is shown even where everything else is there at once. */
  readonly stops: boolean;
}

/** How one gets from one scene to the next, as far as it can be seen. */
export function partsOf<Shown extends Scene>(
  before: Shown,
  after: Shown,
  motion: boolean,
): Part<Shown>[] {
  // Someone who comes or goes lets nothing happen a second time.
  const happened = after.happened === before.happened ? null : after.happened;
  const acts = happened
    ? after.views.map(({ seat, view }) => {
        const was = before.views.find((one) => one.seat === seat)?.view;
        return was ? actsOf(happened.facts, was, view, motion) : [];
      })
    : [];
  const [first] = acts;
  if (!happened || !first || acts.some(({ length }) => length === 0)) {
    return [{ scene: after, lasts: 0, stops: false }];
  }
  const last = first.length - 1;
  const sofar = untilTheEnd(after);
  let told = false;
  return first.flatMap(({ facts, quiet, lasts, stops = false }, at) => {
    const base = at === last ? after : before;
    const scene = {
      ...base,
      views: after.views.map((seen, place) => ({
        ...seen,
        view: acts[place]?.[at]?.view ?? seen.view,
      })),
      // A new number for each act, so that each is seen to happen, and none twice.
      happened: { ...happened, number: happened.number + (at - last) / 16, facts },
      ...(at === last ? telling(after) : sofar),
    };
    const untold = {
      scene: { ...scene, ...(told ? sofar : telling(before)) },
      lasts: quiet,
      stops,
    };
    // What is quiet to its end leaves the telling to the next act.
    if (at < last && quiet > 0 && quiet >= lasts) return [untold];
    told = true;
    if (quiet <= 0) return [{ scene, lasts, stops }];
    return [untold, { scene, lasts: Math.max(0, lasts - quiet), stops }];
  });
}

type Telling = Pick<Scene, "lines" | "fresh">;

function telling({ lines, fresh }: Scene): Telling {
  return { lines, fresh };
}

/** Who has won is not told before the last piece lies: of such an event, only how it begins. */
function untilTheEnd(after: Scene): Telling {
  const { lines, fresh, views } = after;
  if (fresh < 2 || !views.some(({ view }) => view.actor === OVER)) return telling(after);
  return { lines: lines.slice(0, lines.length - fresh + 1), fresh: 1 };
}

function actsOf(facts: readonly Fact[], before: View, after: View, motion: boolean): Act[] {
  return FOUND[`../boards/${after.game}/acts.ts`]?.(facts, before, after, motion) ?? [];
}
