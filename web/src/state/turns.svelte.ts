/** Drawing a board takes longer than a finger should wait: its pieces come one a frame. */

/** A board comes in at most so many pieces; what lies below it waits for them. */
export const BOARD = 5;

export interface Turns {
  /** How many pieces may be there by now. */
  readonly come: number;
}

/** Let the pieces of the component that is being made come one after the other. */
export function inTurn(pieces: number): Turns {
  let come = $state(1);
  $effect(() => {
    if (come < pieces) return afterFrame(() => (come += 1));
  });
  return {
    get come() {
      return come;
    },
  };
}

/** Do something once what is there now has been painted; or soon, where nobody looks. */
function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer = setTimeout(work);
  };
  const frame = document.hidden ? undefined : requestAnimationFrame(soon);
  if (frame === undefined) soon();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
