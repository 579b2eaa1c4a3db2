/** What time it is at the server: moments that it names are by its own clock. */

import { linkTo } from "./base";

let ahead: Promise<number> | null = null;

/** By how many milliseconds the server's clock is ahead of ours, to about a second. */
export function serverAhead(): Promise<number> {
  ahead ??= ask().catch(() => {
    ahead = null; // no answer: a device's own clock will do for now
    return 0;
  });
  return ahead;
}

async function ask(): Promise<number> {
  const before = Date.now();
  const { headers } = await fetch(linkTo("/health"), { method: "GET", cache: "no-store" });
  const said = Date.parse(headers.get("date") ?? "");
  if (Number.isNaN(said)) return 0;
  // The header has whole seconds, cut off: on average it is half a second more.
  return said + 500 - (before + Date.now()) / 2;
}
