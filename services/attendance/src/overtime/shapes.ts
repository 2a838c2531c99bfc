import { named } from '@kadro/chassis/declare';
import { daySchema } from '@kadro/kernel';
import { z } from 'zod';

export const area = 'overtime';

export const overtimePeriods = ['CLOCK_IN', 'CLOCK_OUT', 'CLOCK_IN_OUT'] as const;
export const overtimePeriod = named('OvertimePeriod', z.enum(overtimePeriods));

/** Specification, section 3, overtime request: what is asked for. */
export const askedFields = {
  /** That of the shift. */
  overtimeDate: daySchema,
  shiftId: z.string().nullable(),
  overtimeTypeId: z.string().nullable(),
  period: overtimePeriod,
  durationInMinutes: z.int(),
};
