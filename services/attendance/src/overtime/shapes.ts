import { named } from '@kadro/chassis/declare';
import { dayWithin, daySchema } from '@kadro/kernel';
import { z } from 'zod';

export const area = 'overtime';

export const overtimePeriods = ['CLOCK_IN', 'CLOCK_OUT', 'CLOCK_IN_OUT'] as const;
export const overtimePeriod = named('OvertimePeriod', z.enum(overtimePeriods));

/** A day that somebody may mean: years without people are slips of the pen. */
export const sensibleDay = dayWithin('1970-01-01', '2200-12-31');

/** Specification, section 3, overtime request: what is asked for. */
export const askedFields = {
  /** That of the shift. */
  overtimeDate: daySchema,
  shiftId: z.string().nullable(),
  overtimeTypeId: z.string().nullable(),
  period: overtimePeriod,
  durationInMinutes: z.int(),
};

export const escalation = z.enum(['GENERAL_MANAGER', 'SUPER_ADMIN']).nullable();
