/** How a game ended for somebody, in words. */
import { t } from "../../i18n";

interface Ended {
  place?: number | null;
  scores?: readonly number[];
}

/** “Won”, or “Place 2 of 3”. */
export function placed({ place, scores }: Ended): string {
  const seats = scores?.length ?? 0;
  return t("page-game-place", { place: place ?? seats, seats });
}
