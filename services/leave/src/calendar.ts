import { type QueryScope } from '@kadro/chassis';
import { type Language, type LocalizedText, textIn, type WorkingPattern, weekdays } from '@kadro/kernel';
import { type RequestState } from './account-state.ts';
import { type Calendar, countDays } from './days.ts';
import { branches, type BranchRow, holidays, type HolidayRow, type PersonRow } from './neighbours.ts';
import { type DayFact } from './shapes.ts';

const mostHolidays = 1_000;

const everyDay = (minutes: number): WorkingPattern => Object.fromEntries(weekdays.map((day) => [day, minutes])) as WorkingPattern;

/** Five days of eight hours: where neither person nor branch says more. */
const usualWeek: WorkingPattern = { ...everyDay(480), saturday: 0, sunday: 0 };

/** Holidays in force in `[from, to]` for a branch: its own and those of all branches. */
export async function holidaysIn(scope: QueryScope, branchId: string | null, from: string, to: string): Promise<HolidayRow[]> {
  const within = [{ index: 'date', from, to }, { index: 'archived', eq: false }];
  const page = { limit: mostHolidays };
  const everywhere = scope.find<HolidayRow>(holidays.model, [...within, { index: 'branchId', isNull: true }], page);
  const own = branchId ? scope.find<HolidayRow>(holidays.model, [...within, { index: 'branchId', eq: branchId }], page) : [];
  return [...(await everywhere), ...(await own)];
}

/** Holidays' names in the reader's language, by id. */
export function holidayNames(rows: readonly HolidayRow[], { language }: QueryScope): Map<string, string> {
  return new Map(rows.map(({ id, name }) => [id, textIn(name as LocalizedText, language as Language)]));
}

/** What a person's dates in `[from, to]` are measured by. */
export async function calendarOf(scope: QueryScope, { branchId, workingPattern }: PersonRow, from: string, to: string): Promise<Calendar & { holidays: HolidayRow[] }> {
  const branch = branchId ? await scope.awaited<BranchRow>(branches.model, branchId) : null;
  return { pattern: workingPattern ?? branch?.workingPattern ?? usualWeek, holidays: await holidaysIn(scope, branchId, from, to) };
}

/** Counts one date of a request again under today's holidays, with the working minutes it was asked with. */
export async function recountDate(scope: QueryScope, branchId: string | null, date: string): Promise<(request: RequestState, day: DayFact) => DayFact> {
  const found = await holidaysIn(scope, branchId, date, date);
  return (request, day) => countDays({ ...request, beginDate: date, endDate: date, countsCalendarDays: false }, { pattern: everyDay(day.of), holidays: found })[0]!;
}
