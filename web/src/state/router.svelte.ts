/** Which page is shown: the address says it, so that every place can be linked to. */

let path = $state(location.pathname);
let query = $state(location.search);
let hash = $state(location.hash);

function read(): void {
  path = location.pathname;
  query = location.search;
  hash = location.hash;
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

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
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
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  if (link.pathname === location.pathname && link.search === location.search && link.hash)
    return;
  click.preventDefault();
  go(link.pathname + link.search + link.hash);
}
