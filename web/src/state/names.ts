/** How a seat is called on the page. */

import { LETTERS, type SeatNow } from "../api";
import { t } from "../i18n";

/** The server names a seat without a name of its own by its letter, or by its bot. */
export function seatName(seat: Pick<SeatNow, "kind" | "name">, place: number): string {
  const letter = LETTERS[place] ?? "";
  if (seat.kind === "open" && !seat.name) return t("page-seat-open");
  if (seat.kind === "bot" && (!seat.name || seat.name.startsWith("bot:"))) {
    return t("bot-name", { letter });
  }
  if (!seat.name || seat.name === letter) return t("player-name", { letter });
  return seat.name;
}

export function gameName(game: string): string {
  return game === "regenwormen" ? t("rw-name") : t("ih-name");
}
