/** When something was, as people say it: today and yesterday with the time, else in days. */
export function dayAndTime(
  then: Date,
  now: Date,
): { day: "today" | "yesterday" | "earlier"; days: number; time: string } {
  const days = Math.round((midnight(now) - midnight(then)) / 86_400_000);
  const two = (number: number) => String(number).padStart(2, "0");
  return {
    day: days <= 0 ? "today" : days === 1 ? "yesterday" : "earlier",
    days,
    time: `${two(then.getHours())}:${two(then.getMinutes())}`,
  };
}

/** Callers that compare two of them round: some days have 23 hours. */
function midnight(of: Date): number {
  return new Date(of.getFullYear(), of.getMonth(), of.getDate()).getTime();
}
