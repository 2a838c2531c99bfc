import { reject } from '../../errors/index.ts';
import { type OvertimeState } from '../state.ts';

/** What a person's overtime of a calendar year is held against; in minutes. */
export interface YearFacts {
  year: number;
  /** Of the day records of dates that are over. */
  counted: number;
  /** Where the person works. */
  today: string;
  /** null = any. */
  most: number | null;
  isRefused: boolean;
}

/** Minutes that are approved for dates of the year that are not over, other than by the request. */
export function approvedAhead({ requests }: OvertimeState, { year, today }: YearFacts, except?: string): number {
  let sum = 0;
  for (const { id, status, overtimeDate, durationInMinutes } of requests.values())
    if (status === 'APPROVED' && id !== except && overtimeDate >= today && yearOf(overtimeDate) === year)
      sum += durationInMinutes;
  return sum;
}

export const yearOf = (date: string): number => Number(date.slice(0, 4));

/** A year above its most is refused where the rules say so; else it is only shown. @throws Rejection overtime_year_most */
export function mustFitYear(
  state: OvertimeState,
  { id, durationInMinutes }: { id: string; durationInMinutes: number },
  facts: YearFacts | null,
): void {
  if (!facts?.isRefused || facts.most === null) return;
  const { year, most: max, counted } = facts;
  const inAll = counted + approvedAhead(state, facts, id) + durationInMinutes;
  const name = 'overtime_year_most';
  const params = { year: String(year), max };
  if (inAll > max) reject(name, { params, details: { inAll }, fields: { durationInMinutes: { name, params } } });
}
