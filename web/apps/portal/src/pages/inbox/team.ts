import { type Card, type LeaveRequest, type TeamAbsences } from '../../queries/leave-shapes.ts';

/** A date of a request; nobody of its person's place works on a free one. */
export interface TeamDay {
  date: string;
  isFree: boolean;
  holiday: string | null;
}

export interface TeamRow {
  id: string;
  person: Card;
  /** Whose request it is. */
  isAsking: boolean;
  days: Map<string, { part: string; pending: boolean }>;
}

/** The dates of a request, without weekends at which nothing is counted. */
export function datesOf({ dayDetails }: Pick<LeaveRequest, 'dayDetails'>): TeamDay[] {
  return dayDetails.filter(({ kind }) => kind !== 'OFFDAY').map(({ date, kind, minutes, holiday }) => ({ date, isFree: kind === 'HOLIDAY' && minutes === 0, holiday }));
}

/** The share of a day that a part is (0 to 1); hours are drawn as a quarter. */
export const partsOf = (part: string): number => (part === 'FULL' ? 1 : part.endsWith('_HALF') ? 0.5 : 0.25);

/** The people of a team: first who asks, then who is away most; those who are not away are left to the sum. */
export function rowsOf(request: LeaveRequest, { people }: TeamAbsences): TeamRow[] {
  const isOpen = request.status === 'PENDING' || request.status === 'NEED_EXTRA_DETAIL';
  const own = new Map(request.dayDetails.filter(({ days }) => days > 0).map(({ date, part }) => [date, { part, pending: isOpen }]));
  const asking: TeamRow = { id: request.employeeId, person: request.employee, isAsking: true, days: isOpen || request.status === 'APPROVED' ? own : new Map() };
  const others = (people ?? [])
    .filter(({ employeeId, days }) => employeeId !== request.employeeId && days.length > 0)
    .map(({ employeeId, person, days }): TeamRow => ({ id: employeeId, person, isAsking: false, days: new Map(days.map(({ date, ...day }) => [date, day])) }));
  return [asking, ...others.toSorted((one, other) => other.days.size - one.days.size)];
}
