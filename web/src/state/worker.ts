/** The service worker: it keeps the page for when there is no connection, and hears of turns. */

import { base, linkTo } from "./base";
import { ownBuild } from "./build";

/** While developing there is none, nor without HTTPS. */
export function canHaveWorker(): boolean {
  return ownBuild !== "" && "serviceWorker" in navigator;
}

/** Have the worker of this build, once the page itself is there. */
export function startWorker(): void {
  if (!canHaveWorker()) return;
  const start = () =>
    navigator.serviceWorker
      .register(linkTo("/sw.js"), { scope: `${base}/`, updateViaCache: "none" })
      // A browser that allows none: the page does without.
      .catch((error: unknown) => console.info(error));
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

/** The worker, or null if there is none to be had. */
export async function workerReady(): Promise<ServiceWorkerRegistration | null> {
  if (!canHaveWorker()) return null;
  return (await navigator.serviceWorker.getRegistration(`${base}/`)) ?? null;
}
