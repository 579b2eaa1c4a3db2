/** What a drawing shows, said in words for those who do not see it. */
import { t } from "../i18n";

/** `one, two, three`, in the manner of the language; nothing is said to be nothing. */
export function list(words: string[]): string {
  if (words.length === 0) return t("rules-draw-nothing");
  return words.reduce((some, word) => t("list-next", { some, word }));
}

export function part(label: string, things: string[]): string {
  return t("rules-draw-part", { what: t(label), things: list(things) });
}

/** Sentences one after the other; Chinese writes no space between them. */
export function joined(sentences: string[]): string {
  return sentences.reduce((text, next) => text + (text.endsWith("。") ? "" : " ") + next);
}
