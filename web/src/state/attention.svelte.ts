/** Calling someone back to a table where it is their turn: title, icon, notification. */

import { untrack } from "svelte";
import { t } from "../i18n";
import { linkTo } from "./base";
import { gameName } from "./names";
import { settings } from "./settings.svelte";
import { play } from "./sound";
import { vibrate } from "./sound-vibration";
import type { TableSession } from "./table.svelte";
import { title } from "./title.svelte";
import { workerReady } from "./worker";

/** Whether this browser can show notifications at all; without HTTPS it cannot. */
export function canNotify(): boolean {
  return isSecureContext && typeof Notification !== "undefined";
}

export function mayNotify(): boolean {
  return canNotify() && settings.notify && Notification.permission === "granted";
}

const tagOf = (code: string) => `turn-${code}`;

async function notify(code: string, game: string): Promise<void> {
  if (!mayNotify()) return;
  const heading = t("turn-at-table", { code });
  const path = linkTo(`/table/${code}`);
  const options: NotificationOptions = {
    body: gameName(game),
    icon: linkTo("/icon-192.png"),
    badge: linkTo("/icon-192.png"),
    tag: tagOf(code),
    data: { path },
  };
  const worker = await workerReady();
  if (!document.hidden) return; // seen in the meantime
  if (worker) {
    await worker.showNotification(heading, options);
    return;
  }
  const shown = new Notification(heading, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

async function withdraw(code: string): Promise<void> {
  const worker = await workerReady();
  for (const shown of (await worker?.getNotifications({ tag: tagOf(code) })) ?? [])
    shown.close();
}

/** Say when it becomes this device's turn, for as long as the calling component is there. */
export function callToTable(session: TableSession): void {
  let actor: number | null = null; // who acted last; chance does not count
  let arrived = false;

  function myTurn(): void {
    play("turn");
    vibrate("turn");
    if (!document.hidden) return;
    title.calling = true;
    void notify(session.code, session.game);
  }

  $effect(() => {
    const now = session.view?.actor;
    const mine = session.mine;
    if (!session.table || session.behind) return; // still being shown what led to it
    const before = arrived;
    arrived = true;
    if (now === undefined || now < 0) return;
    // Those who share a screen see whose turn it is.
    const from = actor === null || !session.own.seats.includes(actor);
    const came = before && mine === now && actor !== now && from;
    actor = now;
    if (mine === null) title.calling = false;
    if (came) untrack(myTurn);
  });

  $effect(() => {
    const look = () => {
      if (document.hidden) return;
      if (title.calling) void withdraw(session.code);
      title.calling = false;
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      title.calling = false;
    };
  });
}
