/** A set that is being made: kept in this browser, checked by the server, undone step by step. */

import type { Checked, Problem } from "../../api";
import { api } from "../../api/client";
import { problemOf } from "../../state/report";

const SOON = 120; // milliseconds after the last change, until it is checked
const STEPS = 500; // that can be undone

/** What is being made, and where in it one is; only the game's editor knows what that is. */
export interface Content {
  readonly word: string;
  readonly at: unknown;
}

export class Draft {
  name = $state("");
  now = $state.raw<Content | null>(null);
  /** What the server has said of it last. */
  checked = $state.raw<Checked | null>(null);
  /** What it was called when the server looked at it. */
  private checkedName = $state.raw("");
  problem = $state.raw<Problem | null>(null);
  private past = $state.raw<readonly Content[]>([]);
  private future = $state.raw<readonly Content[]>([]);
  private readonly key: string;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(readonly game: string) {
    this.key = `wormery-set-${game}`;
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(this.key) ?? "null");
      if (isKept(kept)) this.open(kept.name, kept.word, kept.at);
    } catch {
      // Something else stands there, or nothing can be kept: then there is no draft.
    }
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  /** The server has looked at just what is there now. */
  get upToDate(): boolean {
    return this.checked?.draft === this.now?.word && this.checkedName === this.name;
  }

  /** Another set altogether. */
  open(name: string, word: string, at: unknown = null): void {
    this.past = [];
    this.future = [];
    this.name = name;
    this.now = { word, at };
    this.keep();
    this.check(0);
  }

  change(word: string, at: unknown): void {
    const was = this.now;
    this.now = { word, at };
    if (was && was.word !== word) {
      this.past = [...this.past, was].slice(-STEPS);
      this.future = [];
      this.check(SOON);
    }
    this.keep();
  }

  rename(name: string): void {
    this.name = name;
    this.keep();
    this.check(SOON);
  }

  undo(): void {
    const was = this.past.at(-1);
    if (!was || !this.now) return;
    this.future = [...this.future, this.now];
    this.past = this.past.slice(0, -1);
    this.returnTo(was);
  }

  redo(): void {
    const then = this.future.at(-1);
    if (!then || !this.now) return;
    this.past = [...this.past, this.now];
    this.future = this.future.slice(0, -1);
    this.returnTo(then);
  }

  private returnTo(content: Content): void {
    this.now = content;
    this.keep();
    this.check(SOON);
  }

  /** Nothing is being made any more. */
  drop(): void {
    clearTimeout(this.timer);
    this.asked += 1;
    this.now = null;
    this.checked = null;
    this.problem = null;
    try {
      localStorage.removeItem(this.key);
    } catch {
      // Nothing was kept either.
    }
  }

  private keep(): void {
    if (!this.now) return;
    try {
      localStorage.setItem(this.key, JSON.stringify({ name: this.name, ...this.now }));
    } catch {
      // A browser that keeps nothing: it is there until the page is closed.
    }
  }

  /** Ask what is wrong with it, once nobody has typed for a moment. */
  check(within = 0): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), within);
  }

  private async ask(): Promise<void> {
    if (!this.now) return;
    this.asked += 1;
    const mine = this.asked;
    const name = this.name;
    try {
      const found = await api.checkSet(this.game, this.now.word, name);
      if (mine !== this.asked) return; // it has changed meanwhile
      this.checked = found;
      this.checkedName = name;
      this.problem = null;
    } catch (error) {
      if (mine === this.asked) this.problem = problemOf(error);
    }
  }
}

interface Kept extends Content {
  readonly name: string;
}

function isKept(found: unknown): found is Kept {
  return (
    typeof found === "object" &&
    found !== null &&
    "word" in found &&
    typeof found.word === "string" &&
    "name" in found &&
    typeof found.name === "string" &&
    "at" in found
  );
}
