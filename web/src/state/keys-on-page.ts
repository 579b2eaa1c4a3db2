/** Buttons of the page that keys press: those with `data-key`. */

import type { Pressable } from "./keys";

const FIELDS =
  "input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable]";

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FIELDS) !== null;
}

/** The buttons with keys: of the sheet that lies on top, or else of the page. */
export function buttonsNow(): (Pressable & { name: string; press: () => void })[] {
  const within = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  return [...within.querySelectorAll<HTMLElement>("[data-key]")].map((button) => ({
    key: button.dataset.key ?? "",
    able: !button.matches(":disabled") && button.checkVisibility(),
    name: nameOf(button),
    press: () => button.click(),
  }));
}

/** What a button says, without what is only drawn on it. */
function nameOf(button: HTMLElement): string {
  const said = button.cloneNode(true);
  if (!(said instanceof HTMLElement)) return "";
  for (const drawn of said.querySelectorAll("[aria-hidden=true], [data-beside]"))
    drawn.remove();
  return (button.ariaLabel ?? said.textContent).replace(/\s+/g, " ").trim();
}
