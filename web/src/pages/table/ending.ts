/** The end of a game in words: who won, and something kind for those who did not. */
import type { Result } from "../../api";
import { together } from "../../boards/results";
import type { BoardSeat } from "../../boards/types";
import { t } from "../../i18n";

/** A loss by so little of the winner's score still hurts in a nice way. */
const CLOSE = 0.12;

/** Who won; null if one of them is none of the seats, which the server's sentence tells. */
export function headline({ winners }: Result, seats: readonly BoardSeat[]): string | null {
  const won = winners.map((at) => seats[at]);
  const others = won.flatMap((seat) => (seat && !seat.you ? [seat.name] : []));
  if (won.includes(undefined)) return null;
  const you = others.length < won.length;
  if (others.length === 0) return t("page-end-you");
  const names = together(others);
  if (you) return t("page-end-you-too", { names });
  return others.length > 1 ? t("page-end-some", { names }) : t("page-end-one", { name: names });
}

/** What one says to whoever lost; nothing to a winner, or to those who only looked on. */
export function kindWords({ winners, scores }: Result, seats: readonly BoardSeat[]): string {
  const at = seats.findIndex(({ you }) => you);
  if (at < 0 || winners.includes(at)) return "";
  const best = scores[winners[0] ?? 0] ?? 0;
  const margin = best - (scores[at] ?? 0);
  const close = margin <= Math.max(1, best * CLOSE);
  return close ? t("page-end-close", { margin }) : t("page-end-lost");
}
