import { z } from 'zod';
import { dayStates, dayTypes } from '../timesheet/row.ts';

/** Whole minutes of a day that are paid by. */
export const minuteFields = [
  'expectedWorkTime',
  'actualWorkTime',
  'overtime',
  'overtimeUnapproved',
  'missingTime',
  'leaveTime',
  'breakTime',
  'nightTime',
] as const;

const minutes = z.int();

export const minutesShape = {
  expectedWorkTime: minutes,
  actualWorkTime: minutes,
  overtime: minutes,
  overtimeUnapproved: minutes,
  missingTime: minutes,
  leaveTime: minutes,
  breakTime: minutes,
  nightTime: minutes,
};

export const sumsSchema = z.object(minutesShape);
export const figuresSchema = z.object({ type: z.enum(dayTypes).nullable(), state: z.enum(dayStates), ...minutesShape });
export const closedDaySchema = figuresSchema.extend({
  date: z.string(),
  /** An INCALCULABLE day that was taken as it is. */
  asItIs: z.boolean(),
});

export type Sums = z.infer<typeof sumsSchema>;
/** What a day comes to for whoever pays it. */
export type Figures = z.infer<typeof figuresSchema>;
export type ClosedDay = z.infer<typeof closedDaySchema>;

export const none: Sums = {
  expectedWorkTime: 0,
  actualWorkTime: 0,
  overtime: 0,
  overtimeUnapproved: 0,
  missingTime: 0,
  leaveTime: 0,
  breakTime: 0,
  nightTime: 0,
};

const combined = (one: Sums, other: Sums, sign: 1 | -1): Sums => {
  const result = { ...none };
  for (const field of minuteFields) result[field] = one[field] + sign * other[field];
  return result;
};

export const plus = (one: Sums, other: Sums): Sums => combined(one, other, 1);

/** What is to be added to the former for the later; a day without a record has no minutes. */
export const changeOf = (before: Sums | null, after: Sums | null): Sums => combined(after ?? none, before ?? none, -1);

/** Of all days: those that cannot be calculated count as they are, for somebody has taken them so. */
export const sumsOf = (days: readonly Sums[]): Sums => days.reduce(plus, none);

/** The figures alone, of a day record. */
export const figuresOf = ({ type, state, ...rest }: Figures): Figures => ({ type, state, ...combined(rest, none, 1) });

export const isSame = (one: Figures | null, other: Figures | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.type === other.type &&
    one.state === other.state &&
    minuteFields.every((field) => one[field] === other[field]));
