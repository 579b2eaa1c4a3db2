/** The board of a game that is looked through. */

import type { Moment } from "../../api";
import { lasting } from "../../boards/moving";
import { partsOf } from "../../state/acts";
import { leaf } from "../../state/replay";
import { motion, settings } from "../../state/settings.svelte";
import { Stage } from "../../state/stage.svelte";
import { goOn, NO_SCENE, type Scene } from "../../state/table";

const NOWHERE = { scene: NO_SCENE, step: -1 };

export class Leafing {
  readonly stage = new Stage<Scene>(NO_SCENE);
  /** Where one has come to; what is shown may still be on its way there. */
  #come: { scene: Scene; step: number } = NOWHERE;

  /** The next moment that is shown has none before it. */
  forget(): void {
    this.#come = NOWHERE;
  }

  /** One step on is seen as at a table, one thing after the other; all else is there at once. */
  show(all: readonly Moment[], seat: number | null, next: number): void {
    const from = this.#come;
    const scene = leaf(all, seat, from, next);
    this.#come = { scene, step: next };
    if (from.step < 0 || next !== from.step + 1) {
      this.stage.jump(scene);
      return;
    }
    this.stage.hurry();
    this.#play(from.scene, scene);
  }

  /** Another move than was made after a step, and what it led to. */
  branch(all: readonly Moment[], seat: number | null, step: number, other: Moment): void {
    if (!other.view) return;
    const before = leaf(all, seat, NOWHERE, step);
    const views = [{ seat, view: other.view }];
    const { facts, told } = other;
    this.forget();
    this.stage.jump(before);
    this.#play(before, goOn(before, step + 1, views, { number: step + 1, facts, told }));
  }

  close(): void {
    this.stage.close();
  }

  #play(from: Scene, to: Scene): void {
    const parts = partsOf(from, to, motion());
    this.stage.add(
      parts.map((part) => ({ ...part, lasts: lasting(part.lasts, settings.pace) })),
    );
  }
}
