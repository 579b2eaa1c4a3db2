/** Where the page explains a rule. */

export function ruleAddress(rule: string): string | null {
  if (rule.startsWith("RW-")) return `/rules/regenwormen#${rule}`;
  if (rule.startsWith("IH-")) return `/rules/it-happens#${rule}`;
  return null;
}
