/**
 * What happened is shown one thing after the other, each for as long as it takes to see. The
 * server may be further by then; whoever looks is told so by `behind`.
 */

export interface Cue<Shown> {
  readonly scene: Shown;
  /** Milliseconds until the next may come. */
  readonly lasts: number;
  /** Done when it is shown. */
  readonly shown?: () => void;
}

/** Further behind than this, one sees at once how things are now. */
const FURTHEST_BEHIND = 24;

export class Stage<Shown> {
  scene: Shown = $state.raw() as Shown;
  /** How many are still to be shown. */
  behind = $state(0);
  /** Nothing waits or is held, and what was shown last has been seen. */
  resting = $state(true);

  #waiting: Cue<Shown>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = 0;

  constructor(scene: Shown) {
    this.scene = scene;
  }

  /** Show these after all that still waits. */
  add(cues: readonly Cue<Shown>[]): void {
    this.#waiting.push(...cues);
    if (this.#held === 0 && (document.hidden || this.#isFar)) this.hurry();
    else if (this.#timer === undefined) this.#next();
    else this.#count();
  }

  /** Show this, and nothing of what has waited. */
  jump(scene: Shown): void {
    this.#clear();
    this.scene = scene;
    this.#count();
  }

  /** Show at once how things are now. */
  hurry(): void {
    const missed = this.#waiting;
    this.#clear();
    for (const { scene, shown } of missed) {
      this.scene = scene;
      shown?.();
    }
    this.#count();
  }

  /** Change what is shown and all that will be. */
  change(how: (scene: Shown) => Shown): void {
    this.scene = how(this.scene);
    this.#waiting = this.#waiting.map((cue) => ({ ...cue, scene: how(cue.scene) }));
  }

  /** Show nothing more until what this gives back is called. */
  hold(): () => void {
    let holding = true;
    this.#held += 1;
    this.#count();
    return () => {
      if (!holding) return;
      holding = false;
      this.#held -= 1;
      if (this.#held === 0 && this.#isFar) this.hurry();
      else if (this.#timer === undefined) this.#next();
    };
  }

  close(): void {
    this.#clear();
  }

  get #isFar(): boolean {
    return this.#waiting.length > FURTHEST_BEHIND;
  }

  #next(): void {
    while (this.#held === 0 && this.#timer === undefined) {
      const cue = this.#waiting.shift();
      if (!cue) break;
      this.scene = cue.scene;
      if (cue.lasts > 0) this.#timer = setTimeout(() => this.#seen(), cue.lasts);
      cue.shown?.();
    }
    this.#count();
  }

  #seen(): void {
    this.#timer = undefined;
    this.#next();
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #count(): void {
    // Reads nothing that is watched: whoever holds the stage in an effect would let go of it.
    const behind = this.#waiting.length;
    this.behind = behind;
    this.resting = behind === 0 && this.#timer === undefined && this.#held === 0;
  }
}
