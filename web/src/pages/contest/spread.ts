/** Scores as bars: how many people reached how much. */

export interface Bar {
  /** The scores from here … */
  from: number;
  /** … up to here are counted together. */
  to: number;
  count: number;
}

const MOST = 24; // bars that a phone can still show apart

/** Bars of the same width, from the least score to the greatest. */
export function barsOf(scores: readonly number[]): Bar[] {
  const least = Math.min(...scores);
  const width = Math.max(1, Math.ceil((Math.max(...scores) - least + 1) / MOST));
  const bars: Bar[] = [];
  for (const score of scores) {
    const at = Math.floor((score - least) / width);
    while (bars.length <= at) {
      const from = least + bars.length * width;
      bars.push({ from, to: from + width - 1, count: 0 });
    }
    const bar = bars[at];
    if (bar) bar.count += 1;
  }
  return bars;
}

/** The bar of a score; -1 if it has none. */
export function barOf(bars: readonly Bar[], score: number | null): number {
  return score === null ? -1 : bars.findIndex(({ from, to }) => from <= score && score <= to);
}
