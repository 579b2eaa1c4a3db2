/** Who sits at a table of the same dice, in words. */
import { together } from "../../boards/results";
import { t } from "../../i18n";

interface Seat {
  name: string;
  /** Of a bot. */
  level: string | null;
}

/** “Against Momo (Champion) and Ziggy (Skilled)”. */
export function against(seats: readonly Seat[]): string {
  const bots = seats.flatMap(({ name, level }) =>
    level === null ? [] : [t("page-contest-bot", { name, level: t("page-level", { level }) })],
  );
  return bots.length > 0 ? t("page-contest-against", { names: together(bots) }) : "";
}

/** “3rd of 12”. Only English asks for the kind of number; all may. */
export function rankOf(rank: number, count: number): string {
  const ordinal = new Intl.PluralRules("en", { type: "ordinal" }).select(rank);
  return t("page-daily-rank", { rank, count, ordinal });
}

/** A day such as `2026-11-18`, as one says it. */
export function dayInWords(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? day : format.format(at);
}
