/** Small shakes of a phone. Whoever wants things to keep still is not shaken either. */

import { settings, still } from "./settings.svelte";
import { touched } from "./sound";

const PATTERNS = {
  roll: [14, 60, 10, 50, 8],
  fail: [45, 70, 90],
  robbed: [25, 40, 25, 40, 120],
  turn: [70],
} as const;

export function canVibrate(): boolean {
  return typeof navigator.vibrate === "function" && matchMedia("(pointer: coarse)").matches;
}

export function vibrate(what: keyof typeof PATTERNS): void {
  if (!settings.vibration || still() || !canVibrate() || !touched()) return;
  navigator.vibrate([...PATTERNS[what]]);
}
