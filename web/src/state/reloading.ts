/**
 * After a deployment, pieces of the page that was loaded before are gone from the server. The
 * page then loads itself anew, once for each build: a piece that is still missing stays missing.
 */

import { ownBuild } from "./build";

const KEY = "wormery-reloaded";

/** Reload unless this build has done so already; true if the page is about to go. */
export function reloadOnce(build: string = ownBuild): boolean {
  try {
    if (sessionStorage.getItem(KEY) === build) return false;
    sessionStorage.setItem(KEY, build);
  } catch {
    return false; // A browser that keeps nothing could not tell the first time from the second.
  }
  location.reload();
  return true;
}

/** Vite says so when a piece could not be loaded; the caller that wanted it is told as well. */
export function watchForMissingPieces(): void {
  addEventListener("vite:preloadError", () => void reloadOnce());
}
