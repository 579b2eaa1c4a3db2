/** Things that fly from one place to another and are gone when they get there. */
import { type Component, mount, unmount } from "svelte";
import { type Box, travel } from "../moving";

export interface Flight {
  duration: number;
  delay?: number;
}

/** Let something drawn anew fly above all else on the page. */
export function send<Props extends Record<string, unknown>>(
  drawing: Component<Props>,
  props: Props,
  from: Box,
  to: Box,
  { duration, delay = 0 }: Flight,
): void {
  const size = Math.min(to.width, to.height, 40);
  const thing = document.createElement("div");
  thing.setAttribute("aria-hidden", "true");
  Object.assign(thing.style, {
    position: "fixed",
    left: `${to.left + (to.width - size) / 2}px`,
    top: `${to.top + (to.height - size) / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
    zIndex: "60",
    pointerEvents: "none",
  });
  document.body.append(thing);
  const drawn = mount(drawing, { target: thing, props });
  const gone = () => {
    void unmount(drawn);
    thing.remove();
  };
  const flight = travel(thing, from, { duration, delay });
  if (flight) flight.finished.then(gone, gone);
  else gone();
}
