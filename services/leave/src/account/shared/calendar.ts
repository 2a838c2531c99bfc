import { type QueryScope } from '@kadro/chassis';
import { type Day, type Language, type LocalizedText, textIn, weekdays, type WorkingPattern } from '@kadro/kernel';
import { branches, type BranchRow } from '../../replicas/branches.ts';
import { type HolidayRow, holidays } from '../../replicas/holidays.ts';
import { type Workplace } from '../../replicas/people.ts';
import { type RequestState } from '../state.ts';
import { type Calendar, countDays, type Span } from './days.ts';
import { type DayFact } from './shapes.ts';
import { cut, patternOn, patternsOf, type Placed, placeOn, placesOf } from './workplaces.ts';

const mostHolidays = 1_000;

const everyDay = (minutes: number): WorkingPattern =>
  Object.fromEntries(weekdays.map((day) => [day, minutes])) as WorkingPattern;

/** Five days of eight hours: where neither person nor branch says more. */
const usualWeek: WorkingPattern = { ...everyDay(480), saturday: 0, sunday: 0 };

/** Holidays in force in `[from, to]` for a branch: its own and those of all branches. */
export async function holidaysIn(
  scope: QueryScope,
  branchId: string | null,
  from: string,
  to: string,
): Promise<HolidayRow[]> {
  const within = [
    { index: 'date', from, to },
    { index: 'archived', eq: false },
  ];
  const page = { limit: mostHolidays };
  const everywhere = scope.find<HolidayRow>(holidays.model, [...within, { index: 'branchId', isNull: true }], page);
  const own = branchId
    ? scope.find<HolidayRow>(holidays.model, [...within, { index: 'branchId', eq: branchId }], page)
    : [];
  // together: with one after the other, the second one's failure beside the first one's would be nobody's
  return (await Promise.all([everywhere, own])).flat();
}

/** Holidays' names in the reader's language, by id. */
export function holidayNames(rows: readonly HolidayRow[], { language }: QueryScope): Map<string, string> {
  return new Map(rows.map(({ id, name }) => [id, textIn(name as LocalizedText, language as Language)]));
}

/** Dates that are measured alike: of one place, by one pattern. */
export interface Stretch {
  from: Day;
  to: Day;
  calendar: Calendar & { holidays: HolidayRow[] };
}

/** How every date in `[from, to]` is measured: by the person's place and the branch's pattern on it. */
export async function stretchesOf(scope: QueryScope, person: Placed, from: Day, to: Day): Promise<Stretch[]> {
  const places = cut(
    from,
    to,
    placesOf(person).map((place) => place.from),
  );
  const stretches = await Promise.all(
    places.map((stretch) => stretchesAt(scope, placeOn(person, stretch.from), stretch)),
  );
  return stretches.flat();
}

async function stretchesAt(
  scope: QueryScope,
  { branchId, workingPattern }: Omit<Workplace, 'from'>,
  { from, to }: { from: Day; to: Day },
): Promise<Stretch[]> {
  const branch = branchId ? await scope.awaited<BranchRow>(branches.model, branchId) : null;
  const found = await holidaysIn(scope, branchId, from, to);
  const patternAt = (day: Day): WorkingPattern => workingPattern ?? (branch ? patternOn(branch, day) : usualWeek);
  const begins = branch && !workingPattern ? patternsOf(branch).map((one) => one.from) : [];
  return cut(from, to, begins).map((stretch) => ({
    ...stretch,
    calendar: { pattern: patternAt(stretch.from), holidays: found },
  }));
}

/** Every date of stretches with what it counts for a span. */
export function countOver(span: Span & { countsCalendarDays: boolean }, stretches: readonly Stretch[]): DayFact[] {
  return stretches.flatMap(({ from, to, calendar }) => countDays({ ...span, beginDate: from, endDate: to }, calendar));
}

/** Counts one date of a request again under today's holidays, with the working minutes it was asked with. */
export async function recountDate(
  scope: QueryScope,
  branchId: string | null,
  date: Day,
): Promise<(request: RequestState, day: DayFact) => DayFact> {
  const found = await holidaysIn(scope, branchId, date, date);
  return (request, day) =>
    countDays(
      { ...request, beginDate: date, endDate: date, countsCalendarDays: false },
      { pattern: everyDay(day.of), holidays: found },
    )[0]!;
}
