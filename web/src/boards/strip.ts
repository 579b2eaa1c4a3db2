/** Of many seats not all are on the screen: whose turn it is, is. */
import type { Attachment } from "svelte/attachments";

/**
 * For `{@attach inSight(active)}` on a seat of a strip that scrolls sideways. Where a seat is, is
 * asked when its frame is laid out anyway: to ask while a board is being made would do that twice.
 */
export function inSight(active: boolean): Attachment<HTMLElement> {
  return (seat) => {
    if (!active) return;
    const frame = requestAnimationFrame(() => show(seat));
    return () => cancelAnimationFrame(frame);
  };
}

function show(seat: HTMLElement): void {
  const strip = seat.parentElement;
  if (!strip) return;
  const left = seat.offsetLeft - strip.offsetLeft;
  const right = left + seat.offsetWidth;
  if (left < strip.scrollLeft || right > strip.scrollLeft + strip.clientWidth) {
    strip.scrollLeft = left - (strip.clientWidth - seat.offsetWidth) / 2;
  }
}
