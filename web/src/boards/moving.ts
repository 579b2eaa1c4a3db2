/** How pieces move: from where they were to where they are, and never for its own sake. */
import type { Attachment } from "svelte/attachments";
import type { Pace } from "./types";

const SPEED: Record<Pace, number> = { "at-once": 0, quick: 0.6, normal: 1, slow: 1.6 };

/** From the throw until the last die of a roll lies, at the normal pace. */
export const FLIGHT = 1250;

/** When a die of a throw hits the table, as parts of its flight. */
export const HITS = [0.3, 0.64, 0.84];

/** A little disorder, the same for the same die: nothing here needs real chance. */
export function odd(place: number, salt: number): number {
  return (((place + 1) * 7919 + salt * 104729) % 1000) / 1000;
}

/** How the dice of a throw fly, each by its place: milliseconds at the normal pace. */
export function throwOf(place: number): { duration: number; delay: number } {
  return { duration: 820 + 260 * odd(place, 1), delay: 22 * place };
}

/** How long something takes, in milliseconds, at the pace that was chosen. */
export function lasting(milliseconds: number, pace: Pace): number {
  return milliseconds * SPEED[pace];
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Way {
  duration: number;
  delay?: number;
  /** How high it goes. */
  lift?: number;
  /** Snatched: it is torn away first, and comes down in a curve. */
  swoop?: boolean;
}

/** Let a piece travel from a box to where it lies now, lifted off the table on its way. */
export function travel(
  piece: Element,
  from: Box,
  { duration, delay = 0, lift = 0.5, swoop = false }: Way,
): Animation | null {
  const to = piece.getBoundingClientRect();
  if (!to.width || !from.width) return null;
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  const scale = Math.min(from.width / to.width, from.height / to.height);
  const far = Math.hypot(x, y);
  const high = Math.min(70, 18 + far * 0.12) * lift;
  const tilt = Math.max(-9, Math.min(9, -x / 40)) * lift;
  return piece.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 30 },
      ...(swoop ? tearing(x, y, scale) : []),
      {
        offset: 0.45,
        transform: `translate(${x * 0.5}px, ${y * 0.5 - high}px) scale(${(1 + scale) / 2 + 0.2 * lift}) rotate(${tilt}deg)`,
        zIndex: 30,
        easing: "cubic-bezier(0.3, 0, 0.4, 1)",
      },
      { offset: 0.86, transform: "translate(0, 0) scale(1)", zIndex: 30, easing: "ease-out" },
      { offset: 0.93, transform: "translate(0, 0) scale(1.05, 0.95)", zIndex: 30 },
      { transform: "none", zIndex: 30 },
    ],
    { duration, delay, fill: "backwards", easing: "cubic-bezier(0.5, 0, 0.6, 1)" },
  );
}

/** Up with a jerk, and tilted. */
function tearing(x: number, y: number, scale: number): Keyframe[] {
  const tilted = (by: number, up: number) =>
    `translate(${x}px, ${y - up}px) scale(${scale * 1.15}) rotate(${by}deg)`;
  return [
    { offset: 0.12, transform: tilted(-14, 4), zIndex: 30 },
    { offset: 0.2, transform: tilted(12, 8), zIndex: 30 },
    { offset: 0.28, transform: tilted(-18, 26), zIndex: 30, easing: "ease-in" },
  ];
}

/** The same above all else on the page, for a piece that would vanish under something. */
export function fly(piece: Element, from: Box, options: Way): void {
  const { left, top, width, height } = piece.getBoundingClientRect();
  const copy = piece.cloneNode(true);
  if (!(copy instanceof HTMLElement || copy instanceof SVGElement)) return;
  for (const name of ["x", "y"]) copy.removeAttribute(name);
  Object.assign(copy.style, {
    position: "fixed",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: "60",
    pointerEvents: "none",
  });
  copy.setAttribute("aria-hidden", "true");
  document.body.append(copy);
  const flight = travel(copy, from, options);
  const gone = () => copy.remove();
  if (flight) flight.finished.then(gone, gone);
  else gone();
  const duration = options.duration + (options.delay ?? 0);
  piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
}

/** Turn a piece over where it lies. */
export function turnOver(piece: Element, duration: number, delay: number): Animation {
  return piece.animate(
    [
      { transform: "perspective(400px) rotateY(180deg) scale(1)" },
      { transform: "perspective(400px) rotateY(90deg) scale(1.15)" },
      { transform: "none" },
    ],
    { duration, delay, fill: "backwards", easing: "ease-in-out" },
  );
}

/** Where things lie on a board, by the names that its parts give them. */
export class Places {
  #found = new Map<string, Element>();

  /** For `{@attach places.at("stack 2")}`: this is where that is now. */
  at(name: string): Attachment {
    return (element) => {
      this.#found.set(name, element);
      return () => {
        // Whatever took its name in the meantime keeps it.
        if (this.#found.get(name) === element) this.#found.delete(name);
      };
    };
  }

  get(name: string): Element | undefined {
    return this.#found.get(name);
  }

  box(name: string): Box | undefined {
    return this.#found.get(name)?.getBoundingClientRect();
  }

  /** Everything whose name begins so, where it is now. */
  boxes(beginning: string): Map<string, Box> {
    const names = [...this.#found.keys()].filter((name) => name.startsWith(beginning));
    return new Map(
      names.flatMap((name) => {
        const box = this.box(name);
        return box ? [[name, box]] : [];
      }),
    );
  }
}
