/** What the charts of one's numbers are drawn from. */

export const WINDOW = 5; // games, as the sentence below the charts says

const LEAST = 0.01; // a percent: less would be written with more digits

/** The average of each value and those just before it; none before there are enough. */
export function running(values: readonly (number | null)[]): (number | null)[] {
  const known: number[] = [];
  return values.map((value) => {
    if (value !== null) known.push(value);
    if (known.length < WINDOW) return null;
    return known.slice(-WINDOW).reduce((sum, one) => sum + one, 0) / WINDOW;
  });
}

/** The end of a scale on which all of these have room: round, and never nothing. */
export function scale(values: readonly (number | null)[]): number {
  const most = Math.max(...values.map((value) => Math.abs(value ?? 0)), LEAST);
  const unit = 10 ** Math.floor(Math.log10(most));
  return ([1, 1.5, 2, 3, 5, 10].find((times) => times * unit >= most) ?? 10) * unit;
}
