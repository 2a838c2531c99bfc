import { type Person } from '../company.ts';

/** Annual leave by place: fixed in Germany, the Netherlands and Denmark, by completed years of service in Turkey. */
const fixed: Record<string, number> = { DE: 28, NL: 25, DK: 25 };

/** Days of excuse leave in a year. */
export const excuseDays = 5;

/** Days of annual leave that somebody gets on 1 January, or on the first day of work in that year. */
export function annualDays({ country, hiredDate }: Person, year: number): number {
  const known = fixed[country];
  if (known !== undefined) return known;
  const years = year - Number(hiredDate.slice(0, 4)) - (hiredDate.slice(5) === '01-01' ? 0 : 1);
  return years <= 5 ? 14 : years < 15 ? 20 : 26;
}

/** The day from which a year's days are there; null where somebody came later. */
export function grantedOn({ hiredDate }: Person, year: number): string | null {
  const first = `${year}-01-01`;
  return hiredDate <= first ? first : hiredDate.startsWith(String(year)) ? hiredDate : null;
}
