/** Whether the window's title and icon say that it is one's turn. */

const ICON = "icon.svg";
const CALLING = "icon-turn.svg";

let calling = $state(false);

export const title = {
  get calling(): boolean {
    return calling;
  },
  set calling(now: boolean) {
    if (now === calling) return;
    calling = now;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = icon.href.replace(now ? ICON : CALLING, now ? CALLING : ICON);
  },
};
