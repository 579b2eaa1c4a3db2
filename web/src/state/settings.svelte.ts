/** What someone has chosen for themselves, kept in this browser. */

import { MediaQuery } from "svelte/reactivity";
import type { Pace } from "../boards/types";
import { LANGUAGES, type Language, setLanguage } from "../i18n";
import { preferred } from "../i18n/sentences.svelte";

export type { Pace };
export type Theme = "auto" | "light" | "dark";

export interface Settings {
  language: Language | null; // null: what the browser asks for
  theme: Theme;
  sound: boolean;
  volume: number; // of 100
  vibration: boolean;
  notify: boolean; // when it is one's turn and the page is not in sight
  pace: Pace;
  motion: "auto" | "full" | "less";
  patterns: boolean;
  reactions: boolean; // of others, shown at their seats
  odds: boolean; // beside the choices, where there is a coach
  plain: boolean; // words and buttons instead of the drawn board
  level: string | null; // of the bots at “Play now”; null: not asked yet
}

const KEY = "wormery";
const DEFAULTS: Settings = {
  language: null,
  theme: "auto",
  sound: true,
  volume: 70,
  vibration: true,
  notify: false,
  pace: "normal",
  motion: "auto",
  patterns: false,
  reactions: true,
  odds: true,
  plain: false,
  level: null,
};

function kept(): Settings {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    if (found.language && !(found.language in LANGUAGES)) found.language = null;
    return { ...DEFAULTS, ...found };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(kept());

const dark = new MediaQuery("prefers-color-scheme: dark");
const reduced = new MediaQuery("prefers-reduced-motion: reduce");
// The page's root follows both, and what is chosen, for as long as the page is there.
$effect.root(() => {
  $effect(apply);
});

// What is chosen in one tab holds in the others too.
addEventListener("storage", ({ key }) => {
  if (key !== KEY) return;
  Object.assign(settings, kept());
  void applyLanguage();
});

/** Whether things may move on the page. */
export function motion(): boolean {
  return settings.pace !== "at-once" && !still();
}

/** Whether someone wants things to keep still, here or everywhere. */
export function still(): boolean {
  return settings.motion === "less" || (settings.motion === "auto" && reduced.current);
}

/** Change settings, keep them, and let the page follow. */
export async function choose(change: Partial<Settings>): Promise<void> {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing: the choice holds until the page is closed.
  }
  if ("language" in change) await applyLanguage();
}

export async function applyLanguage(): Promise<void> {
  await setLanguage(settings.language ?? preferred(navigator.languages));
}

/** `data-theme` and `data-motion` on the root are what styles look at. */
export function apply(): void {
  const root = document.documentElement;
  const night = settings.theme === "dark" || (settings.theme === "auto" && dark.current);
  root.dataset.theme = night ? "dark" : "light";
  root.dataset.motion = motion() ? "full" : "less";
  const colour = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (colour) colour.content = night ? "#1d1713" : "#f3e6c8";
}
