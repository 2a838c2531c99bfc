import { addDays } from '@kadro/ui';
import { type Card } from '../../../../requests/types.ts';
import { type LeaveRequest, type TeamAbsences } from '../../data/types.ts';

/** A date of a request; a free one is a day off at the branch. */
export interface TeamDay {
  date: string;
  isFree: boolean;
  holiday: string | null;
}

export interface TeamRow {
  id: string;
  person: Card;
  isAsking: boolean;
  days: Map<string, { part: string; pending: boolean }>;
}

/** More columns would be unreadable. */
const mostDates = 60;

const isOpen = ({ status }: Pick<LeaveRequest, 'status'>): boolean =>
  status === 'PENDING' || status === 'NEED_EXTRA_DETAIL';

/** The dates of a request, without weekends that do not count. */
export function datesOf({ dayDetails }: Pick<LeaveRequest, 'dayDetails'>): TeamDay[] {
  return (dayDetails ?? [])
    .slice(0, mostDates)
    .filter(({ kind }) => kind !== 'OFFDAY')
    .map(({ date, kind, minutes, holiday }) => ({ date, isFree: kind === 'HOLIDAY' && minutes === 0, holiday }));
}

/** The share of a day that a part is (0 to 1); hours are shown as a quarter. */
export const shareOf = (part: string): number => (part === 'FULL' ? 1 : part.endsWith('_HALF') ? 0.5 : 0.25);

/** The rows of a team: the requester first, then by days away; those always present are only counted. */
export function rowsOf(request: LeaveRequest, { people }: TeamAbsences): TeamRow[] {
  const pending = isOpen(request);
  const own = new Map(
    (request.dayDetails ?? [])
      .filter(({ days, returned }) => days > 0 && !returned)
      .map(({ date, part }) => [date, { part, pending }]),
  );
  const asking: TeamRow = {
    id: request.employeeId,
    person: request.employee,
    isAsking: true,
    days: pending || request.status === 'APPROVED' ? own : new Map(),
  };
  const others = (people ?? [])
    .filter(({ employeeId, days }) => employeeId !== request.employeeId && days.length > 0)
    .map(({ employeeId, person, days }): TeamRow => ({
      id: employeeId,
      person,
      isAsking: false,
      days: new Map(days.map(({ date, ...day }) => [date, day])),
    }));
  return [asking, ...others.toSorted((one, other) => other.days.size - one.days.size)];
}

export interface Week {
  monday: string;
  /** Without days of which the server says nothing. */
  days: { date: string; away: number; isAsked: boolean }[];
}

const weeks = 6;
const workingDays = 5;

export const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

export const lastOfWeeks = (monday: string): string => addDays(monday, weeks * 7 - 1);

/** Six weeks of working days with the number away on each. */
export function weeksOf(
  request: Pick<LeaveRequest, 'beginDate' | 'endDate'>,
  { days }: { days: readonly Pick<TeamAbsences['days'][number], 'date' | 'away'>[] },
): Week[] {
  const known = new Map(days.map(({ date, away }) => [date, away]));
  const first = mondayOf(request.beginDate);
  return Array.from({ length: weeks }, (_, week) => {
    const monday = addDays(first, week * 7);
    const dates = Array.from({ length: workingDays }, (__, place) => addDays(monday, place));
    return {
      monday,
      days: dates.flatMap((date) => {
        const away = known.get(date);
        return away === undefined
          ? []
          : [{ date, away, isAsked: request.beginDate <= date && date <= request.endDate }];
      }),
    };
  }).filter((week) => week.days.length > 0);
}

/** How many of the team are at work on a date; undefined where the server does not say. */
export function presentOn({ days }: Pick<TeamAbsences, 'days'>, date: string): number | undefined {
  return days.find((one) => one.date === date)?.present;
}
