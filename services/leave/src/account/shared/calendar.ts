import { type QueryScope } from '@kadro/chassis';
import { type Day, type Language, type LocalizedText, textIn, weekdays, type WorkingPattern } from '@kadro/kernel';
import { branches, type BranchRow } from '../../replicas/branches.ts';
import { type HolidayRow, holidays } from '../../replicas/holidays.ts';
import { type Workplace } from '../../replicas/people.ts';
import { type RequestState } from '../state.ts';
import { type Calendar, countDays, type Span } from './days.ts';
import { type DayFact } from './shapes.ts';
import { plannedIn } from './planned/lookup.ts';
import { cut, patternOn, patternsOf, type WorkHistory, workplaceOn, workplacesOf } from './workplaces.ts';

const mostHolidays = 1_000;

const everyDay = (minutes: number): WorkingPattern =>
  Object.fromEntries(weekdays.map((day) => [day, minutes])) as WorkingPattern;

/** Where neither person nor branch has a pattern. */
const usualWeek: WorkingPattern = { ...everyDay(480), saturday: 0, sunday: 0 };

/** In `[from, to]`: the branch's own and those of all branches. */
export async function holidaysIn(
  scope: QueryScope,
  branchId: string | null,
  from: string,
  to: string,
): Promise<HolidayRow[]> {
  // whole years: the same ones are asked for again and again
  const within = [
    { index: 'date', from: `${from.slice(0, 4)}-01-01`, to: `${to.slice(0, 4)}-12-31` },
    { index: 'archived', eq: false },
  ];
  const page = { limit: mostHolidays };
  const everywhere = scope.find<HolidayRow>(holidays.model, [...within, { index: 'branchId', isNull: true }], page);
  const own = branchId
    ? scope.find<HolidayRow>(holidays.model, [...within, { index: 'branchId', eq: branchId }], page)
    : [];
  // awaited together: a second rejection after the first would be unhandled
  return (await Promise.all([everywhere, own])).flat().filter(({ date }) => from <= date && date <= to);
}

/** By id, in the reader's language. */
export function holidayNames(rows: readonly HolidayRow[], { language }: QueryScope): Map<string, string> {
  return new Map(rows.map(({ id, name }) => [id, textIn(name as LocalizedText, language as Language)]));
}

/** Dates of one workplace under one working pattern. */
export interface CalendarPeriod {
  from: Day;
  to: Day;
  calendar: Calendar & { holidays: HolidayRow[] };
}

/** Over `[from, to]`, by what is planned, else by the workplace and the branch's pattern of each date. */
export async function calendarPeriods(
  scope: QueryScope,
  person: WorkHistory & { id: string },
  from: Day,
  to: Day,
): Promise<CalendarPeriod[]> {
  const planned = await plannedIn(scope, person.id, from, to);
  const places = cut(
    from,
    to,
    workplacesOf(person).map((place) => place.from),
  );
  const periods = await Promise.all(places.map((period) => periodsAt(scope, workplaceOn(person, period.from), period)));
  return periods.flat().map((one) => ({ ...one, calendar: { ...one.calendar, planned } }));
}

async function periodsAt(
  scope: QueryScope,
  { branchId, workingPattern }: Omit<Workplace, 'from'>,
  { from, to }: { from: Day; to: Day },
): Promise<CalendarPeriod[]> {
  const branch = branchId ? await scope.awaited<BranchRow>(branches.model, branchId) : null;
  const found = await holidaysIn(scope, branchId, from, to);
  const patternAt = (day: Day): WorkingPattern => workingPattern ?? (branch ? patternOn(branch, day) : usualWeek);
  const begins = branch && !workingPattern ? patternsOf(branch).map((one) => one.from) : [];
  return cut(from, to, begins).map((period) => ({
    ...period,
    calendar: { pattern: patternAt(period.from), holidays: found },
  }));
}

export function countOver(span: Span & { countsCalendarDays: boolean }, periods: readonly CalendarPeriod[]): DayFact[] {
  return periods.flatMap(({ from, to, calendar }) => countDays({ ...span, beginDate: from, endDate: to }, calendar));
}

/** Under today's holidays, with the working minutes of the original request. */
export async function recountDate(
  scope: QueryScope,
  { personId, branchId, date }: { personId: string; branchId: string | null; date: Day },
): Promise<(request: RequestState, day: DayFact) => DayFact> {
  const found = await holidaysIn(scope, branchId, date, date);
  const { shifts = [] } = (await plannedIn(scope, personId, date, date)).get(date) ?? {};
  return (request, day) =>
    countDays(
      { ...request, beginDate: date, endDate: date, countsCalendarDays: false },
      { pattern: everyDay(day.of), holidays: found, planned: new Map([[date, { minutes: day.of, shifts }]]) },
    )[0]!;
}
