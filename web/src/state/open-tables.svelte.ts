/**
 * The list of open tables, asked for every few seconds while somebody looks at it.
 *
 * Asking again costs a server less than a socket for everyone who has the home page open, and
 * goes through every proxy; while nothing has changed the answer is empty (304).
 */

import type { OpenTableLine } from "../api";
import { api } from "../api/client";
import { reportFailure } from "./report";

const EVERY = 4000;

export class OpenList {
  /** null until the first answer. */
  tables = $state.raw<readonly OpenTableLine[] | null>(null);
  more = $state(false);
  #mark: string | null = null;
  #most = 10;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor() {
    document.addEventListener("visibilitychange", this.#look);
    void this.#ask();
  }

  close(): void {
    this.#closed = true;
    document.removeEventListener("visibilitychange", this.#look);
    clearTimeout(this.#timer);
  }

  showMore(): void {
    this.#most = Math.min(100, this.#most + 20);
    this.#mark = null;
    void this.#ask();
  }

  #look = (): void => {
    if (document.visibilityState === "visible") void this.#ask();
    else clearTimeout(this.#timer);
  };

  async #ask(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const found = await api.openTables(this.#most, this.#mark);
      if (found) {
        this.tables = found.tables;
        this.more = found.more;
        this.#mark = found.mark;
      }
    } catch (error) {
      // What was shown stays; the next try may be answered.
      reportFailure(error);
    }
    if (this.#closed || document.visibilityState !== "visible") return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), EVERY);
  }
}
