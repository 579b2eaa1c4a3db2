/** Addresses as one sends them: what a chat shows of them is in the sender’s language. */

import { language } from "../i18n";
import { linkTo } from "../state/base";

type Query = Record<string, string | number | null>;

/** The whole address of a page, with what else is asked there. */
export function toSend(path: string, query: Query = {}): string {
  return new URL(`${linkTo(path)}?${asked(query)}`, location.href).href;
}

function asked(query: Query): URLSearchParams {
  const said = Object.entries(query).filter(([, value]) => value !== null);
  return new URLSearchParams([
    ...said.map(([key, value]) => [key, String(value)]),
    ["language", language.current],
  ]);
}
