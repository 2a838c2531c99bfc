import { type Holiday } from '../../../people/types.ts';

/** The earliest holidays of several lists by date, each once. */
export function nextHolidays(rows: readonly Holiday[], most: number): Holiday[] {
  const once = [...new Map(rows.map((row) => [row.id, row])).values()];
  return once.sort((one, other) => one.date.localeCompare(other.date)).slice(0, most);
}
