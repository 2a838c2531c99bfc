import {
  type PeriodDifferenceRowFragment,
  type PeriodMinutesFragment,
  type PeriodPersonMonthFragment,
  type PeriodPersonRowFragment,
  type PeriodQuery,
  type PeriodRowFragment,
} from '../../../generated/graphql.ts';

type PeriodRecord = NonNullable<PeriodQuery['period']>;

export type PeriodRow = PeriodRowFragment;
/** Until the record is read it is the row of a list, without the days taken as they are. */
export type Period = PeriodRow & Partial<Pick<PeriodRecord, 'taken'>>;
export type TakenDay = PeriodRecord['taken'][number];
/** The row of a list has no days. */
export type PersonMonth = PeriodPersonRowFragment & Partial<Pick<ClosedMonth, 'days'>>;
/** Somebody's month as it was closed, with its days. */
export type ClosedMonth = PeriodPersonMonthFragment;
export type ClosedDay = ClosedMonth['days'][number];
export type Difference = PeriodDifferenceRowFragment;

export const minuteFigures = [
  'expectedWorkTime',
  'actualWorkTime',
  'overtime',
  'overtimeUnapproved',
  'missingTime',
  'leaveTime',
  'breakTime',
  'nightTime',
] as const satisfies readonly (keyof PeriodMinutesFragment)[];

export type MinuteFigure = (typeof minuteFigures)[number];

/** The figures of a day that are others than they were closed. */
export const changedFigures = ({ change }: Pick<Difference, 'change'>): MinuteFigure[] =>
  minuteFigures.filter((figure) => change[figure] !== 0);

/** The record of a day, as it is now. */
export const dayPath = (employeeId: string, date: string): string => `/timesheets/${employeeId}~${date}/show`;

/** The day records of a month, as they are now, of a person or of all. */
export function daysPath({ branchId, from, to }: Pick<PeriodRow, 'branchId' | 'from' | 'to'>, employeeId?: string) {
  const filter = { branchId, date: { from, to }, ...(employeeId && { employeeId }) };
  return `/timesheets?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

/** Whose month a row is: `<branch>~<month>~<person>`. */
export const personOf = (id: string): string => id.split('~')[2] ?? '';

/** The day that a difference is about: `<branch>~<month>~<person>~<date>~<number>`. */
export function dayPathOf(id: string): string {
  const [, , employeeId = '', date = ''] = id.split('~');
  return dayPath(employeeId, date);
}
