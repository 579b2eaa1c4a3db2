/** Which page is shown: the address says it, so that every place can be linked to. */

import { linkTo, withoutBase } from "./base";

let path = $state(ownPath());
let query = $state(location.search);
let hash = $state(location.hash);

function read(): void {
  path = ownPath();
  query = location.search;
  hash = location.hash;
}

/** The path without what all of ours begin with. */
function ownPath(): string {
  return withoutBase(location.pathname) ?? location.pathname;
}

addEventListener("popstate", read);
addEventListener("hashchange", read);

/** The parts of a path, or null if it is damaged: `%E0%A4%A` is no text. */
function partsOf(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

export const route = {
  /** The parts of the path: `/table/ABC234` is `["table", "ABC234"]`. */
  get parts(): string[] {
    return partsOf(path) ?? [];
  },
  /** The address cannot be read, so there is nothing at it. */
  get damaged(): boolean {
    return partsOf(path) === null;
  },
  get path(): string {
    return path;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(query);
  },
  /** What stands after `#`. */
  get anchor(): string {
    return hash.slice(1);
  },
};

/** Show another page, whose address is as in `route`. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", linkTo(address));
  else history.pushState(null, "", linkTo(address));
  const before = path;
  read();
  if (before !== path) scrollTo(0, 0);
}

/** Follow links within the page without loading it anew. */
export function follow(click: MouseEvent): void {
  if (click.defaultPrevented || click.button !== 0) return;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
  const link = (click.target as Element).closest?.("a");
  if (!link || link.target || link.hasAttribute("download")) return;
  const target = withoutBase(link.pathname);
  if (link.origin !== location.origin || target === null || target.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash)
    return;
  click.preventDefault();
  go(target + link.search + link.hash);
}
