import { named } from '@kadro/chassis/declare';
import { daySchema, dayWithin } from '@kadro/kernel';
import { z } from 'zod';

/** A day that somebody may mean: years without people are slips of the pen. */
export const sensibleDay = dayWithin('1970-01-01', '2200-12-31');

/** At most four decimals, as days are shown. */
export const enteredDays = z.number().refine((days) => days === Number(days.toFixed(4)), 'value_invalid');

export const leaveKind = named('LeaveKind', z.enum(['PAID', 'UNPAID', 'ON_DUTY', 'RESTRICTED_HOLIDAY']));
export const leaveDuration = named('LeaveDuration', z.enum(['FULL_DAY', 'HALF_DAY', 'QUARTER_DAY', 'HOURLY']));
const halves = ['FIRST_HALF', 'SECOND_HALF'] as const;
const quarters = ['FIRST_QUARTER', 'SECOND_QUARTER', 'THIRD_QUARTER', 'FOURTH_QUARTER'] as const;
export const leavePeriod = named('LeavePeriod', z.enum([...halves, ...quarters]));
export const usageRule = named('LeaveUsageRule', z.enum(['ON_DAY', 'ON_WEEK', 'ON_MONTH', 'ON_MONTH_AND_NEXT_MONTH']));
export const dayPart = named('LeaveDayPart', z.enum(['FULL', ...halves, ...quarters, 'HOURS']));
export const dayKind = named('LeaveDayKind', z.enum(['ON_LEAVE', 'OFFDAY', 'HOLIDAY', 'BREAK']));
export const entryKind = named(
  'LeaveEntryKind',
  z.enum(['ENTITLEMENT', 'ADJUSTMENT', 'REVERSAL', 'REQUEST', 'RETURN', 'RECOUNT']),
);

export const recountCause = named('LeaveRecountCause', z.enum(['HOLIDAY', 'PATTERN', 'BRANCH']));
/** Why leave ends without anybody cancelling it. */
export const cancelCause = z.enum(['EMPLOYMENT_ENDED', 'EMPLOYMENT_BEGINS_LATER']);
export const escalation = z.enum(['GENERAL_MANAGER', 'SUPER_ADMIN']).nullable();

export type Escalation = z.infer<typeof escalation>;
export type CancelCause = z.infer<typeof cancelCause>;
export type RecountCause = z.infer<typeof recountCause>;
export type LeaveKind = z.infer<typeof leaveKind>;
export type LeaveDuration = z.infer<typeof leaveDuration>;
export type LeavePeriod = z.infer<typeof leavePeriod>;
export type DayPart = z.infer<typeof dayPart>;

export const periodsOf: Readonly<Record<LeaveDuration, readonly LeavePeriod[]>> = {
  FULL_DAY: [],
  HALF_DAY: halves,
  QUARTER_DAY: quarters,
  HOURLY: [],
};

/** As counted at the time: later patterns and holidays do not change it. */
export const dayFact = z.object({
  date: daySchema,
  /** 0 where the date does not count. */
  minutes: z.int(),
  /** Working minutes of the date. */
  of: z.int(),
  part: dayPart,
  kind: dayKind,
  holidayId: z.string().optional(),
});

export type DayFact = z.infer<typeof dayFact>;

/** Exact days, "n" or "n/d", signed. */
export const exactDays = z.string().regex(/^-?\d+(\/\d+)?$/);

/** Local, `HH:MM`. */
export const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'time_invalid');

export const askedFields = {
  leaveTypeId: z.string(),
  duration: leaveDuration,
  period: leavePeriod.nullable(),
  beginDate: daySchema,
  endDate: daySchema,
  beginTime: clockTime.nullable(),
  endTime: clockTime.nullable(),
};

/** The worst date, and the days below the allowed advance. */
export const shortfall = z.object({ on: daySchema, days: exactDays }).nullable();

export type Shortfall = z.infer<typeof shortfall>;
