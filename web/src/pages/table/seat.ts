/** Where a seat is on the screen: on a drawn board, or else under the headline. */
export function boxOf(seat: number): DOMRect | null {
  const drawn = `.tabletop .seats > :nth-child(${seat + 1})`;
  const found = document.querySelector(drawn) ?? document.querySelector("[data-turn]");
  return found?.getBoundingClientRect() ?? null;
}
