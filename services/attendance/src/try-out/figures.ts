import { type TimesheetRow } from '../timesheet/row.ts';

/** In minutes, but for `incalculableDays`, whose minutes are in no sum (attendance-day.md, section 1). */
export const tryOutFigures = [
  'actualWorkTime',
  'overtime',
  'overtimeUnapproved',
  'missingTime',
  'late',
  'earlyLeave',
  'nightTime',
  'breakTime',
  'leaveTime',
  'expectedWorkTime',
  'toleratedTime',
  'notCounted',
  'incalculableDays',
] as const;

export type TryOutFigure = (typeof tryOutFigures)[number];

export type Sums = Readonly<Record<TryOutFigure, number>>;

type Day = Pick<
  TimesheetRow,
  Exclude<TryOutFigure, 'late' | 'earlyLeave' | 'incalculableDays'> | 'state' | 'timesheet'
>;

/** Each figure by itself. */
export function eachFigure(of: (figure: TryOutFigure) => number): Sums {
  const entries = tryOutFigures.map((figure): [TryOutFigure, number] => [figure, of(figure)]);
  return Object.fromEntries(entries) as Record<TryOutFigure, number>;
}

export const nothing = eachFigure(() => 0);

/** Of one day; nothing where it has no record. */
export function sumsOfDay(day: Day | null): Sums {
  if (!day) return nothing;
  if (day.state === 'INCALCULABLE') return { ...nothing, incalculableDays: 1 };
  const { latelyClockInTimeInMinutes: late, earlyClockOutTimeInMinutes: earlyLeave } = day.timesheet;
  const own = { ...day, late, earlyLeave, incalculableDays: 0 };
  return eachFigure((figure) => own[figure]);
}

export const plus = (a: Sums, b: Sums): Sums => eachFigure((figure) => a[figure] + b[figure]);

export interface FigureChange {
  figure: TryOutFigure;
  before: number;
  after: number;
  difference: number;
}

/** Every figure as it is and as it would be. */
export const changesOf = (before: Sums, after: Sums): FigureChange[] =>
  tryOutFigures.map((figure) => ({
    figure,
    before: before[figure],
    after: after[figure],
    difference: after[figure] - before[figure],
  }));

export const isChanged = ({ difference }: FigureChange): boolean => difference !== 0;
