import { daySchema, instantSchema, isZone } from '@kadro/kernel';
import { z } from 'zod';
import { eventTypes } from '../clock/kinds.ts';
import { shiftTypes } from '../shift/shape.ts';

const minutes = z.int().nonnegative();
const limit = minutes.nullable().default(null);
const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'is no time of day, HH:MM');
const span = z.tuple([time, time]);

const settings = z.object({
  overtimeNeedsApproval: z.boolean(),
  clockChange: z.enum(['ELAPSED', 'NOMINAL']),
  windowBefore: minutes,
  windowAfter: minutes,
  debounce: minutes,
  breakPreset: z.enum(['NONE', 'DE', 'NL', 'TR']),
  night: span,
  longestStay: minutes.default(960),
  setOff: z.boolean().default(false),
});

const timed = new Set<string>(['FIX', 'WORKDAY', 'DYNAMIC', 'OVERTIME']);

const shift = z
  .object({
    type: z.enum(shiftTypes),
    begin: time.nullable().default(null),
    end: time.nullable().default(null),
    breakTime: minutes.default(0),
    breakPaid: z.boolean().default(false),
    breakMode: z.enum(['AUTOMATIC', 'READINGS', 'NONE']).default('NONE'),
    totalWorkTime: limit,
    weekendDays: z.int().min(0).max(7).default(2),
    lateTolerance: minutes.default(0),
    earlyTolerance: minutes.default(0),
    midnightTolerance: minutes.default(0),
    clockInOvertimeMin: limit,
    clockInOvertimeMax: limit,
    clockOutOvertimeMin: limit,
    clockOutOvertimeMax: limit,
    countAsOvertime: z.boolean().default(false),
    over: z.enum(['DAY', 'WEEK']).nullable().default(null),
    core: span.nullable().default(null),
  })
  .refine(({ type, begin, end }) => !timed.has(type) || (begin !== null && end !== null), 'needs begin and end');

const leave = z.object({
  date: daySchema,
  part: z.union([z.enum(['FULL_DAY', 'MORNING', 'AFTERNOON']), span]),
  status: z.string(),
  onDuty: z.boolean().default(false),
});

const request = z.object({
  date: daySchema,
  period: z.enum(['CLOCK_IN', 'CLOCK_OUT', 'CLOCK_IN_OUT']),
  minutes,
  status: z.string(),
});

const reading = z.object({
  id: z.string(),
  at: instantSchema,
  kind: z.enum(eventTypes),
  shift: z.string().nullish(),
  terminal: z.string().nullish(),
});

/** One case: an id and the facts of some dates. */
export const caseSchema = z
  .object({
    id: z.string(),
    zone: z.string().refine(isZone, 'is no time zone'),
    now: instantSchema,
    settings,
    shifts: z.record(z.string(), shift),
    plan: z.record(daySchema, z.array(z.string())),
    holidays: z.record(daySchema, z.enum(['FULL', 'MORNING', 'AFTERNOON'])).default({}),
    leave: z.array(leave).default([]),
    overtime: z.array(request).default([]),
    readings: z.array(reading).default([]),
    from: daySchema,
    to: daySchema,
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'lies before from' })
  .superRefine(({ plan, shifts }, context) => {
    for (const [date, ids] of Object.entries(plan))
      for (const id of ids)
        if (!shifts[id]) context.addIssue({ code: 'custom', path: ['plan', date], message: `names no shift: ${id}` });
  });

export type Case = z.infer<typeof caseSchema>;
