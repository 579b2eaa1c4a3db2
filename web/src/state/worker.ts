/** The service worker: it keeps the page for when there is no connection, and hears of turns. */

import { base, linkTo } from "./base";
import { ownBuild } from "./build";

const SETTLING = 3000; // milliseconds: fetching all files slows down a page that still starts

/** While developing there is none, nor without HTTPS. */
export function canHaveWorker(): boolean {
  return ownBuild !== "" && "serviceWorker" in navigator;
}

/** Have the worker of this build, once the page itself is there and has had time to settle. */
export function startWorker(): void {
  if (!canHaveWorker()) return;
  const register = () =>
    navigator.serviceWorker
      .register(linkTo("/sw.js"), { scope: `${base}/`, updateViaCache: "none" })
      // A browser that allows none: the page does without.
      .catch((error: unknown) => console.info(error));
  const start = () => setTimeout(register, SETTLING);
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

/** The worker, or null if there is none to be had. */
export async function workerReady(): Promise<ServiceWorkerRegistration | null> {
  if (!canHaveWorker()) return null;
  return (await navigator.serviceWorker.getRegistration(`${base}/`)) ?? null;
}
