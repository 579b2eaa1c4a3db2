/** Keys press buttons: whatever has `data-key` on it is pressed by that key. */

/** As much of a keyboard's event as matters here. */
export interface Stroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly repeat: boolean;
  readonly defaultPrevented: boolean;
}

/** As much of a button. */
export interface Pressable {
  readonly key: string;
  readonly able: boolean;
}

export interface NamedKey {
  readonly key: string;
  readonly name: string;
}

/** The key that shows all others. */
export const HELP = "?";

/** The key that was meant for a button, if it was. */
export function keyOf(stroke: Stroke, typing: boolean): string | null {
  const { key, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = stroke;
  if (typing || ctrlKey || metaKey || altKey || repeat || defaultPrevented) return null;
  return [...key].length === 1 ? key.toLowerCase() : null;
}

/** The first that the key presses now. */
export function firstOf<Button extends Pressable>(
  buttons: readonly Button[],
  key: string,
): Button | undefined {
  return buttons.find((button) => button.able && button.key.toLowerCase() === key);
}

/** What the keys do now: each key once, in the order of the page. */
export function listed(buttons: readonly (Pressable & { name: string })[]): NamedKey[] {
  const able = buttons.filter(
    ({ key }, at) => firstOf(buttons, key.toLowerCase()) === buttons[at],
  );
  return able.map(({ key, name }) => ({ key: key.toUpperCase(), name }));
}
