/** How a seat is called on the page. */

import type { SeatNow } from "../api";
import { letters as LETTERS } from "../art/material.json";
import { t } from "../i18n";
import { about } from "../parts";
import { device } from "./device.svelte";

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
  const known = about(game);
  if (known) return t(known.title);
  return device.games?.games.find(({ name }) => name === game)?.title ?? game;
}
