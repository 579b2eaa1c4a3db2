/** What the coach has said here about the choice that is to be made. */

import type { Hint, OddsLine } from "../api";
import type { Coached } from "../boards/coached";

export class Coaching implements Coached {
  odds = $state.raw<readonly OddsLine[]>([]);
  hint = $state.raw<Hint | null>(null);
  /** Somebody would like a hint; it is asked for once the rest of this is loaded. */
  wanted = $state(false);

  get best(): string | null {
    return this.hint?.best ?? null;
  }

  /** The choice was made. */
  end(): void {
    this.odds = [];
    this.hint = null;
    this.wanted = false;
  }

  /** Ask for a hint, or put it away. */
  toggle(): void {
    this.wanted = !this.wanted;
  }
}
