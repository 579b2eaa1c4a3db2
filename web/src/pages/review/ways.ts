/** The moments of a review that are worth looking at again. */

import type { Review } from "../../api";
import { t } from "../../i18n";
import { changeOf, greatestOf, percent, signed, toldOf, turnsOf, whoIs } from "./telling";

/** The way to a moment: what it is, a figure, and what happened. */
export interface Way {
  key: string;
  /** The step with which it happened. */
  at: number;
  title: string;
  figure: string;
  told: string;
}

type You = number | null;

/** What changed everyone's chances most, the greatest change first. */
export function turningPoints(review: Review, you: You): Way[] {
  const turns = turnsOf(review.moments);
  return review.turning.map((at) => ({
    key: `turning-${at}`,
    at,
    title: turns[at] ?? "",
    figure: changeAt(review, at, you, greatestOf),
    told: toldAt(review, at, you),
  }));
}

/** The luckiest and unluckiest roll, the best choice and the costliest. */
export function extremes(review: Review, you: You): Way[] {
  const { luckiest, unluckiest, best, costliest } = review;
  const found: Way[] = [];
  const add = (title: string, at: number, figure: string, ...more: string[]): void => {
    const told = [toldAt(review, at, you), ...more].filter(Boolean).join(" · ");
    found.push({ key: `${title}-${at}`, at, title: t(title), figure, told });
  };
  for (const [title, roll] of [
    ["page-review-luckiest", luckiest],
    ["page-review-unluckiest", unluckiest],
  ] as const) {
    if (!roll) continue;
    const often = t("page-review-one-in", { count: roll.one_in });
    add(title, roll.step, often, changeAt(review, roll.step, you));
  }
  if (best !== null) add("page-review-best-choice", best, gainAt(review, best, you));
  if (costliest !== null) {
    add("page-review-costliest", costliest, changeAt(review, costliest, you));
  }
  return found;
}

function toldAt(review: Review, at: number, you: You): string {
  const moment = review.moments[at];
  return moment ? toldOf(review, moment, you) : "";
}

function changeAt(review: Review, at: number, you: You, whose = changeOf): string {
  const moment = review.moments[at];
  if (!moment) return "";
  const { party, change } = whose(moment);
  return t("page-review-for", { ...whoIs(review, party, you), change: signed(change) });
}

/** By how much a choice was better than the next best. */
function gainAt(review: Review, at: number, you: You): string {
  const { seat = null, moves = [] } = review.moments[at] ?? {};
  const change = `+${percent(moves[1]?.cost ?? 0)}`;
  return t("page-review-for", { ...whoIs(review, seat ?? 0, you), change });
}
