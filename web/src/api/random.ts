/** Random texts. `crypto.randomUUID` is missing on a page that came without HTTPS. */

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

export function randomText(length: number): string {
  // 32 letters, so that every byte is as good as another.
  return Array.from(
    crypto.getRandomValues(new Uint8Array(length)),
    (byte) => LETTERS[byte % LETTERS.length],
  ).join("");
}

/** A name for a command: sent again, it is recognised and not carried out twice. */
export const commandId = (): string => randomText(20);

/** What a seat adds to the dice: as long as a seed may be, so that nobody guesses it. */
export const randomSeed = (): string => randomText(64);
