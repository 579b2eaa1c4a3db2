/** Where the page explains a rule. */

import { knownGames } from "../parts";

export function ruleAddress(rule: string): string | null {
  const game = knownGames().find(({ rules }) => rule.startsWith(`${rules}-`));
  return game ? `/rules/${game.name}#${rule}` : null;
}
