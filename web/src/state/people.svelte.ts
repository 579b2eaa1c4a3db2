/** The people at a table, as far as no log knows of them: reactions, watchers, time. */

import { createSubscriber } from "svelte/reactivity";
import type { Frame, Reaction, Watchers } from "../api";

export interface Bubble {
  readonly key: number;
  readonly seat: number;
  readonly reaction: Reaction;
}

const SHOWN = 2500; // milliseconds
const TICK = 250;
const NOBODY: Watchers = { count: 0, names: [] };

export class People {
  watchers = $state.raw<Watchers>(NOBODY);
  /** One a seat: the next takes the place of the last. */
  bubbles = $state.raw<readonly Bubble[]>([]);
  /** How often this device has come back to a seat that was said to be away. */
  returns = $state(0);
  /** The turn of ours whose time is up, by the number of its first event. */
  late = $state<number | null>(null);

  #keys = 0;
  #ahead = 0; // milliseconds by which the server's clock is ahead of ours
  readonly #ticking = createSubscriber((update) => {
    const timer = setInterval(update, TICK);
    return () => clearInterval(timer);
  });

  /** The time by the server's clock; whoever reads it is told as it goes on. */
  get now(): number {
    this.#ticking();
    return Date.now() + this.#ahead;
  }

  hear(frame: Frame, own: readonly number[]): void {
    switch (frame.type) {
      case "welcome":
        this.#ahead = frame.now - Date.now();
        this.watchers = frame.watchers ?? NOBODY;
        break;
      case "watching":
        this.watchers = frame.watchers;
        break;
      case "reaction":
        this.#show({ key: ++this.#keys, seat: frame.seat, reaction: frame.reaction });
        break;
      case "event":
        this.#happened(frame.event, frame.number, own);
        break;
    }
  }

  #happened(
    event: Extract<Frame, { type: "event" }>["event"],
    number: number,
    own: readonly number[],
  ): void {
    if (event.kind === "back" && own.includes(event.seat)) this.returns += 1;
    if (event.kind !== "moved") return;
    const late = event.by === "clock" && own.includes(event.seat);
    this.late = late ? (this.late ?? number) : null;
  }

  #show(bubble: Bubble): void {
    this.bubbles = [...this.bubbles.filter(({ seat }) => seat !== bubble.seat), bubble];
    setTimeout(() => {
      this.bubbles = this.bubbles.filter(({ key }) => key !== bubble.key);
    }, SHOWN);
  }
}

/** So much time, as one reads it off a clock. */
export function minutes(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** When that was, by this device's own clock. */
export function clockTime(milliseconds: number, language: string): string {
  const style = { hour: "numeric", minute: "2-digit" } as const;
  return new Intl.DateTimeFormat(language, style).format(new Date(milliseconds));
}
