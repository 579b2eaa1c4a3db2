/** Where the page explains a rule. */

import { knownGames } from "../parts";
import { linkTo } from "./base";

export function ruleAddress(rule: string): string | null {
  const game = knownGames().find(({ rules }) => rule.startsWith(`${rules}-`));
  return game ? linkTo(`/rules/${game.name}#${rule}`) : null;
}
