/** Of many seats not all are on the screen: whose turn it is, is. */
import type { Attachment } from "svelte/attachments";

/** For `{@attach inSight(active)}` on a seat of a strip that scrolls sideways. */
export function inSight(active: boolean): Attachment<HTMLElement> {
  return (seat) => {
    const strip = seat.parentElement;
    if (!active || !strip) return;
    const left = seat.offsetLeft - strip.offsetLeft;
    const right = left + seat.offsetWidth;
    if (left < strip.scrollLeft || right > strip.scrollLeft + strip.clientWidth) {
      strip.scrollLeft = left - (strip.clientWidth - seat.offsetWidth) / 2;
    }
  };
}
