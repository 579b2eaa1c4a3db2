/** What the page itself reads of a record; the server reads all of it. */

export interface Head {
  [tag: string]: string;
}

/** The tags of a record, as `[Name "value"]` lines have them. */
export function headOf(record: string): Head {
  const head: Head = {};
  for (const [, name, value] of record.matchAll(/^\[(\w+) "((?:[^"\\]|\\.)*)"\]\s*$/gm)) {
    if (name && value !== undefined) head[name] = value.replace(/\\(.)/g, "$1");
  }
  return head;
}

/** The bot that a seat's tag names, as `bot:casual Pip`; null for a person. */
export function botIn(tag: string): { level: string; name: string } | null {
  const [, level, name] = /^bot:(\S+) ?(.*)$/.exec(tag) ?? [];
  return level === undefined ? null : { level, name: (name ?? "").trim() };
}

/** The steps of a record, without its tags and comments. */
function bodyOf(record: string): string {
  const lines = record.split(/\r?\n/);
  const body = lines.slice(lines.findLastIndex((line) => /^\[\w+ "/.test(line)) + 1).join("\n");
  return body.replace(/\{[^}]*\}/g, " ");
}

/** What chance brought, in order: all that stands in brackets in the body. */
export function fellIn(record: string): string[] {
  return [...bodyOf(record).matchAll(/\[([^\]]*)\]/g)].map(([, fell]) =>
    (fell ?? "").replace(/\s/g, ""),
  );
}

/** The steps up to and with so many that chance has made, as one line without headings. */
export function pastIn(record: string, chances: number): string {
  const steps = bodyOf(record).replace(/^(?:\d+\. [A-G]|Round \d+)(?=\s|$)/gm, " ");
  const parts = steps.split("]").slice(0, chances);
  return parts
    .map((part) => `${part}]`)
    .join("")
    .trim()
    .replace(/\s+/g, " ");
}

let carried: string | null = null;

/** A record on its way to the page where a new table is set. */
export const carriedRecord = {
  put(record: string): void {
    carried = record;
  },
  take(): string | null {
    const record = carried;
    carried = null;
    return record;
  },
};
