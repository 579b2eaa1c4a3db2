/** The little that the texts of the rules can say beside words: paragraphs, lists, stress. */

export type Span =
  | { kind: "plain" | "stress" | "code"; text: string }
  | { kind: "rule"; text: string };

export type Block =
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; numbered: boolean; items: Span[][] };

const PARTS = /\*([^*]+)\*|`([^`]+)`|\b((?:RW|IH)-(?:\d+[a-d]?|D))\b/g;
const ITEM = /^(?:- |(\d+)\. )/;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(PARTS)) {
    if (match.index > from) found.push({ kind: "plain", text: text.slice(from, match.index) });
    const [whole, stress, code, rule] = match;
    if (stress) found.push({ kind: "stress", text: stress });
    else if (code) found.push({ kind: "code", text: code });
    else if (rule) found.push({ kind: "rule", text: rule });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: "plain", text: text.slice(from) });
  return found;
}

export function blocks(text: string): Block[] {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map((part) => {
      const lines = part.trim().split("\n");
      const item = ITEM.exec(lines[0] ?? "");
      if (!item) return { kind: "paragraph", spans: spans(lines.join("\n")) };
      return {
        kind: "list",
        numbered: item[1] !== undefined,
        items: lines.map((line) => spans(line.trim().replace(ITEM, ""))),
      };
    });
}
