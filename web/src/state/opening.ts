/** Making tables: what several pages do alike. */

import type { SeatPlan, TablePlan } from "../api";
import { api } from "../api/client";
import { commandId } from "../api/random";
import { device, introduce } from "./device.svelte";
import { giveLast } from "./noted";
import { go } from "./router.svelte";
import { type Pace, settings } from "./settings.svelte";

/** Milliseconds before each step of a bot. */
export const PACES = { "at-once": 0, quick: 350, normal: 900, slow: 2000 } as const;

export function botPace(pace: Pace): number {
  return PACES[pace];
}

export const person = (name: string): SeatPlan => ({ kind: "here", name });

/**
 * Make a table and go there; with nobody to wait for, the game starts. With a record it goes on
 * from there, or from so many of its steps.
 */
export async function openTable(
  plan: TablePlan,
  id: string,
  record: string | null = null,
  steps: number | null = null,
): Promise<void> {
  await introduce();
  const { code, commitment } = await api.openTable(id, plan, record, steps);
  if (plan.seats.every(({ kind }) => kind !== "link")) {
    // Only now, with the server bound: a secret could be chosen by seeds that it knows.
    const held = plan.seats.flatMap(({ kind }, seat) => (kind === "here" ? [seat] : []));
    const none = plan.seats.map(() => "");
    const seeds = plan.dice === "real" ? [] : giveLast({ code, commitment, held }, none);
    await api.command(code, { kind: "start", seeds, commitment });
  }
  go(`/table/${code}`);
}

/** How long a table waits before bots get its open seats. */
export const WAITS = { never: null, short: 30, normal: 60, long: 120 } as const;

/** A game against two bots of a level. */
export async function playNow(game: string, level: string): Promise<void> {
  await introduce();
  const bot: SeatPlan = { kind: "bot", level };
  const plan = {
    game,
    seats: [person(device.nickname), bot, bot],
    pace: botPace(settings.pace),
  };
  await openTable(plan, commandId());
}
