/** The week of a day (YYYY-MM-DD) by ISO 8601: Monday first, the week of the year's first Thursday is 1. */
export function weekOf(day: string): number {
  const thursday = new Date(`${day}T00:00:00Z`);
  thursday.setUTCDate(thursday.getUTCDate() + 3 - ((thursday.getUTCDay() + 6) % 7));
  const newYear = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return 1 + Math.floor((thursday.getTime() - newYear) / (7 * 86_400_000));
}
