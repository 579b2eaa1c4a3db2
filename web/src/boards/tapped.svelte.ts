/** What someone has tapped so far of what real dice, or cards, have brought. */
import type { Lots } from "../api";
import { drawnFrom, written } from "./lots";

export class Entry {
  tapped = $state<string[]>([]);

  constructor(
    private readonly lots: () => Lots,
    private readonly done: (text: string) => void,
  ) {}

  get full(): boolean {
    return this.tapped.length === this.lots().count;
  }

  /** One more piece; false if there is no such one to add. */
  add(piece: string): boolean {
    const { pieces, count, back } = this.lots();
    if (!pieces.includes(piece)) return false;
    if (this.full || (!back && this.tapped.includes(piece))) return true;
    this.tapped.push(piece);
    // A single one needs no second thought.
    if (count === 1) this.send();
    return true;
  }

  /** Add a piece, or take back one of which there is only one. */
  tap(piece: string): void {
    if (!this.lots().back && this.tapped.includes(piece)) {
      this.tapped = this.tapped.filter((other) => other !== piece);
    } else {
      this.add(piece);
    }
  }

  back(): void {
    this.tapped.pop();
  }

  draw(): void {
    this.tapped = drawnFrom(this.lots());
    this.send();
  }

  send(): void {
    if (!this.full) return;
    const text = written(this.lots(), this.tapped);
    this.tapped = [];
    this.done(text);
  }
}
