/** The figures and moments of a review in words. */

import type { Review, ReviewMoment } from "../../api";
import { joined, language, t } from "../../i18n";

const DIGITS = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
const NEARLY = 0.75;
const PERCENT = { style: "percent", ...DIGITS } as const;

/** A chance, such as 43.2 %. */
export function percent(chance: number): string {
  return written(chance, PERCENT);
}

/** The same without a fraction. */
export function roundly(chance: number): string {
  return written(chance, { style: "percent", maximumFractionDigits: 0 });
}

/** By how much a chance has changed, such as +4.1 %. */
export function signed(change: number): string {
  return written(change, { ...PERCENT, signDisplay: "exceptZero" });
}

function written(value: number, how: Intl.NumberFormatOptions): string {
  const text = new Intl.NumberFormat(language.current, how).format(value);
  return text.replace("-", "−");
}

/** Someone in a sentence: their name, or “you”. */
export interface Who {
  name: string;
  you: "yes" | "no";
}

export function whoIs(review: Review, party: number, you: number | null): Who {
  return { name: review.parties[party] ?? "", you: party === you ? "yes" : "no" };
}

/** Which turn or round each moment belongs to, as records head them: `12. B`, `Round 2`. */
export function turnsOf(moments: readonly ReviewMoment[]): string[] {
  let heading = "";
  return moments.map((moment) => {
    if (moment.heading !== null) heading = moment.heading;
    const number = Number(/\d+/.exec(heading)?.[0] ?? 0);
    return /^\d/.test(heading)
      ? t("page-review-turn", { turn: number })
      : t("page-review-round", { round: number });
  });
}

/** What happened; dice and moves that tell nothing by themselves are called what they are. */
export function toldOf(review: Review, moment: ReviewMoment, you: number | null): string {
  if (moment.told.length > 0) return joined(...moment.told);
  if (moment.kind === "choice") {
    return moment.moves.find(({ move }) => move === moment.text)?.label ?? "";
  }
  return t("page-review-rolled", {
    ...whoIs(review, moment.seat ?? 0, you),
    dice: spaced(moment.text),
  });
}

/** Dice that are written as one word, a sign each, stand apart as in all other sentences. */
function spaced(dice: string): string {
  return /^[0-9A-Z]+$/.test(dice) ? [...dice].join(" ") : dice;
}

/** Whom a moment was about, and what it did to their chance. */
export function changeOf({ seat, change }: ReviewMoment): { party: number; change: number } {
  const sizes = change.map(Math.abs);
  const party = seat ?? sizes.indexOf(Math.max(...sizes));
  return { party, change: change[party] ?? 0 };
}

/** Whose chance changed most: that of whoever did it, if it is not much less. */
export function greatestOf(moment: ReviewMoment): { party: number; change: number } {
  const own = changeOf(moment);
  const most = changeOf({ ...moment, seat: null });
  return Math.abs(own.change) >= NEARLY * Math.abs(most.change) ? own : most;
}

/** What a moment was worth, in few words. */
export function priceOf(review: Review, moment: ReviewMoment, you: number | null): string {
  if (moment.kind === "reveal") return t("page-review-revealed");
  if (moment.kind === "roll") {
    const { party, change } = changeOf(moment);
    return t("page-review-luck", { ...whoIs(review, party, you), change: signed(change) });
  }
  if (moment.forced) return t("page-review-forced");
  if (moment.best === null) return t("page-review-good");
  return t("page-review-cost", { cost: percent(moment.cost) });
}

/** Whether a figure is exact, or how far it may be off. */
export function sureness({ exact, error }: { exact: boolean; error: number }): string {
  return exact ? t("page-review-exact") : t("page-review-estimated", { error: percent(error) });
}
