/** Days as the server names them: 2026-11-18. */

const DAY = 24 * 3600 * 1000;

/** Its midnight in UTC. */
export function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The day before. */
export function before(day: string): string {
  return new Date(dateOf(day).getTime() - DAY).toISOString().slice(0, 10);
}
