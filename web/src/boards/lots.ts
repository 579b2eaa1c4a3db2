/** What real dice or cards have brought, as a text, or drawn here. */
import type { Lots } from "../api";

/** The text of an outcome: the pieces in their own order. */
export function written({ pieces, between }: Lots, drawn: readonly string[]): string {
  return drawn
    .toSorted((one, other) => pieces.indexOf(one) - pieces.indexOf(other))
    .join(between);
}

/** So many pieces by chance, as the lots say whether they are put back. */
export function drawnFrom({ pieces, count, back }: Lots): string[] {
  const left = [...pieces];
  const drawn: string[] = [];
  while (drawn.length < count && left.length > 0) {
    const [ticket = 0] = crypto.getRandomValues(new Uint32Array(1));
    const at = ticket % left.length;
    drawn.push(...(back ? left.slice(at, at + 1) : left.splice(at, 1)));
  }
  return drawn;
}
