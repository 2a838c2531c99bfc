import { daySchema } from '@kadro/kernel';
import { z } from 'zod';
import { askedBy } from '../../requests/events.ts';
import { type RequestState } from '../../requests/state.ts';

export const wantedDay = z.object({
  date: daySchema,
  /** Shifts wanted; none = free. */
  shiftIds: z.array(z.string()),
  /** As it was planned when this was asked; null = no shift was, the working pattern counted. */
  before: z.array(z.string()).nullable(),
});

export const shiftChangeAsked = z.object({
  ...askedBy,
  from: daySchema,
  to: daySchema,
  /** Ascending. */
  days: z.array(wantedDay),
});

export type ShiftChangeData = z.infer<typeof shiftChangeAsked>;
export type WantedDay = z.infer<typeof wantedDay>;
/** What a fold keeps of a request; nothing personal. */
export type ShiftChangeState = RequestState & Omit<ShiftChangeData, 'name' | 'reason'>;
