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

/** What chance brought, in order: all that stands in brackets in the body. */
export function fellIn(record: string): string[] {
  const lines = record.split(/\r?\n/);
  const body = lines.slice(lines.findLastIndex((line) => /^\[\w+ "/.test(line)) + 1).join("\n");
  const plain = body.replace(/\{[^}]*\}/g, " ");
  return [...plain.matchAll(/\[([^\]]*)\]/g)].map(([, fell]) =>
    (fell ?? "").replace(/\s/g, ""),
  );
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
