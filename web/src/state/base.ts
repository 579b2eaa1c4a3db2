/**
 * What comes before the page's own addresses: nothing at the root of a site, `/worms` where it is
 * hosted at `https://example.org/worms/`. The server writes it into the page.
 */
export const base: string =
  typeof document === "undefined"
    ? ""
    : baseOf(document.querySelector<HTMLMetaElement>('meta[name="base"]')?.content);

/** While developing nobody writes it, and the page is at the root. */
function baseOf(written: string | undefined): string {
  return written?.startsWith("/") ? written.replace(/\/$/, "") : "";
}

/** Where an address of ours is on this site: `/rules` is at `/worms/rules`. */
export function linkTo(address: string): string {
  return base + address;
}

/** The other way round; null for what is on this site and not ours. */
export function withoutBase(path: string): string | null {
  if (path === base) return "/";
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
}
