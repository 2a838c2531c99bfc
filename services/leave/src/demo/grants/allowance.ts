import { type Person } from '../company.ts';

/** Annual days by country; in Turkey by completed years of service. */
const fixed: Record<string, number> = { DE: 28, NL: 25, DK: 25 };

export const excuseDays = 5;

export function annualDays({ country, hiredDate }: Person, year: number): number {
  const known = fixed[country];
  if (known !== undefined) return known;
  const years = year - Number(hiredDate.slice(0, 4)) - (hiredDate.slice(5) === '01-01' ? 0 : 1);
  return years <= 5 ? 14 : years < 15 ? 20 : 26;
}

/** null where the person was hired after the year. */
export function grantedOn({ hiredDate }: Person, year: number): string | null {
  const first = `${year}-01-01`;
  return hiredDate <= first ? first : hiredDate.startsWith(String(year)) ? hiredDate : null;
}
