/** A board without a table: what happens on it is seen one thing after the other, as in a game. */

import type { Fact, View } from "../api";
import { lasting } from "../boards/moving";
import { partsOf } from "../state/acts";
import { motion, settings } from "../state/settings.svelte";
import { Stage } from "../state/stage.svelte";
import { arrive, goOn, latest, NO_SCENE, type Scene } from "../state/table";

/** One thing that happens, and how the board looks then. */
export interface Happened {
  view: View;
  facts: readonly Fact[];
  told: readonly string[];
}

const SEAT = null; // there is one view, whoever's eyes it is seen with
const READ = 900; // milliseconds at the normal pace, to read what was told before more happens

export class Solo {
  readonly #stage = new Stage<Scene>(NO_SCENE);
  #come: Scene = NO_SCENE;
  #number = 0;

  get view(): View | undefined {
    return this.#stage.scene.views[0]?.view;
  }

  get happened() {
    return this.#stage.scene.happened;
  }

  get told(): readonly string[] {
    return latest(this.#stage.scene);
  }

  /** Whether more is still to be shown. */
  get behind(): boolean {
    return this.#stage.behind > 0;
  }

  /** Whether all that happened has been seen. */
  get resting(): boolean {
    return this.#stage.resting;
  }

  /** This is how it looks; nothing has moved. */
  show(view: View, told: readonly string[] = []): void {
    this.#come = arrive(NO_SCENE, 0, [{ seat: SEAT, view }], told);
    this.#stage.jump(this.#come);
  }

  play(all: readonly Happened[]): void {
    for (const [at, { view, facts, told }] of all.entries()) {
      this.#number += 1;
      const happened = { number: this.#number, facts, told };
      const next = goOn(this.#come, this.#number, [{ seat: SEAT, view }], happened);
      const parts = partsOf(this.#come, next, motion());
      const pause = told.length > 0 && at < all.length - 1 ? READ : 0;
      this.#stage.add(
        parts.map(({ scene, lasts, stops }, part) => {
          const whole = lasts + (part === parts.length - 1 ? pause : 0);
          // A moment is enough for what wants to be looked at to hold the stage.
          return { scene, lasts: Math.max(lasting(whole, settings.pace), stops ? 1 : 0) };
        }),
      );
      this.#come = next;
    }
  }

  hold(): () => void {
    return this.#stage.hold();
  }

  close(): void {
    this.#stage.close();
  }
}
