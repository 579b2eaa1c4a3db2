/**
 * How often a bot wins against the level below it, one against one, in percent: the measured
 * figures of docs/players-regenwormen.md and docs/players-it-happens.md. A test compares them.
 */

import type { GameName } from "../api";

export const STRENGTH: Record<GameName, Record<string, number>> = {
  regenwormen: { beginner: 98.0, casual: 80.5, skilled: 72.9, expert: 62.1 },
  "it-happens": { beginner: 85.0, casual: 66.6, skilled: 88.3, expert: 85.4 },
};
