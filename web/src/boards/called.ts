/** What a seat is called on the board: your own is you. */
import { t } from "../i18n";
import type { BoardSeat } from "./types";

export function called(chair: BoardSeat): string {
  return chair.you ? t("board-you-name") : chair.name;
}
