/** Looking through one's games. */

const LEAST = 3; // letters by which a month is known

/** What was typed, with months by name also as the server finds them in dates: `nov|-11-`. */
export function searchable(text: string, language: string): string {
  const months = monthsIn(language);
  return text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const typed = word.toLocaleLowerCase(language).replace(/[.,]$/, "");
      const isName = typed.length >= LEAST && !/^\d+$/.test(typed);
      const month = isName ? months.findIndex((name) => name.startsWith(typed)) : -1;
      return month < 0 ? word : `${typed}|-${String(month + 1).padStart(2, "0")}-`;
    })
    .join(" ");
}

function monthsIn(language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { month: "long" });
  return Array.from({ length: 12 }, (_, month) =>
    format.format(new Date(2024, month, 15)).toLocaleLowerCase(language),
  );
}
