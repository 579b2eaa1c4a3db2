/** Allowing notifications: asked only on a tap. Where the server can, it pushes them too. */

import { api } from "../api/client";
import { language } from "../i18n";
import { canNotify } from "./attention.svelte";
import { reportFailure } from "./report";
import { choose, settings } from "./settings.svelte";
import { workerReady } from "./worker";

const ASKED = "wormery-notify-asked";

let pushKey: Promise<string> | null = null;

/** The key of a server that pushes; empty if this one does not. */
function keyOfServer(): Promise<string> {
  pushKey ??= api.pushKey().then(({ key }) => key);
  return pushKey;
}

/** Whether someone can be told even when no page is open. */
export async function canBePushed(): Promise<boolean> {
  if (!canNotify() || !("PushManager" in window)) return false;
  return (await keyOfServer().catch(() => "")) !== "";
}

export function blocked(): boolean {
  return canNotify() && Notification.permission === "denied";
}

/** Whether to ask, once, at a table where one waits for others. */
export function wouldAsk(): boolean {
  if (!canNotify() || settings.notify || Notification.permission === "denied") return false;
  try {
    return localStorage.getItem(ASKED) === null;
  } catch {
    return false; // A browser that keeps nothing would be asked each time.
  }
}

export function asked(): void {
  try {
    localStorage.setItem(ASKED, "yes");
  } catch {
    // Then it is not asked anyway.
  }
}

/** Allow notifications, as someone has just wished. */
export async function tellMe(): Promise<void> {
  asked();
  const allowed = (await Notification.requestPermission()) === "granted";
  await choose({ notify: allowed });
  if (allowed) await subscribe();
}

export async function stopTelling(): Promise<void> {
  await choose({ notify: false });
  const found = await (await workerReady())?.pushManager?.getSubscription();
  if (!found) return;
  await api.unsubscribe(found.endpoint).catch(reportFailure);
  await found.unsubscribe();
}

/** Let the server know where to push, again if it has forgotten. */
export async function subscribe(): Promise<void> {
  if (!settings.notify || !(await canBePushed())) return;
  try {
    const worker = await workerReady();
    const found = await worker?.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: await keyOfServer(),
    });
    const { endpoint, keys } = found?.toJSON() ?? {};
    if (!endpoint || !keys?.p256dh || !keys.auth) return;
    const { p256dh, auth } = keys;
    await api.subscribe({ endpoint, p256dh, auth, language: language.current });
  } catch (error) {
    // A browser without a push service: notifications come as long as a page is open.
    if (error instanceof DOMException) console.info(error);
    else reportFailure(error);
  }
}
