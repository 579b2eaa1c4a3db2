/** A set in a link: all of it stands after the `#`, so that no server has to keep it. */

/** What stands after the `#`. The bars of a word are commas there: programs that find links
 *  in a text end one at a bar. */
export function anchorOf(name: string, word: string): string {
  return `set=${word.replaceAll("|", ",")}&name=${encodeURIComponent(name)}`;
}

/** The set of a link, or null if there is none in it. */
export function setIn(anchor: string): { name: string; word: string } | null {
  const [, word, name] = /^set=([^&]*)&name=(.*)$/.exec(anchor) ?? [];
  if (word === undefined || name === undefined) return null;
  try {
    return {
      name: decodeURIComponent(name),
      word: decodeURIComponent(word).replaceAll(",", "|"),
    };
  } catch (error) {
    if (error instanceof URIError) return { name: "", word };
    throw error;
  }
}
