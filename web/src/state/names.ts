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

/** What differs from the usual rules of a game, in words. */
export function optionsInWords(
  game: string,
  options: Readonly<Record<string, string>>,
  dice: "server" | "real",
): string[] {
  const known = about(game)?.options ?? {};
  const words = Object.entries(options).map(([name, value]) => {
    const option = known[name];
    if (!option) return `${name}: ${value}`;
    if (option.own) return t(option.own.yes);
    const title = t(option.title);
    return option.value ? `${title}: ${t(option.value, { value })}` : title;
  });
  return dice === "real" ? [...words, t("page-dice-real")] : words;
}

export function gameName(game: string): string {
  const known = about(game);
  if (known) return t(known.title);
  return device.games?.games.find(({ name }) => name === game)?.title ?? game;
}
