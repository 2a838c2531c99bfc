import { daySchema } from '@kadro/kernel';
import { z } from 'zod';
import { askedBy } from '../../requests/events.ts';
import { type RequestState } from '../../requests/state.ts';
import { readingFields } from '../shape.ts';

/** No reading is there; its time or kind is another; or it should not be there. */
export const problems = ['MISSING', 'WRONG', 'SUPERFLUOUS'] as const;

const asked = readingFields.omit({ branchId: true, late: true, by: true, until: true, description: true, place: true });

export const correctionAsked = z.object({
  ...askedBy,
  problem: z.enum(problems),
  /** Local date of the reading that is meant. */
  date: daySchema,
  /** Of the place on that date; that of the reading where it was not recorded yet. */
  zone: z.string().optional(),
  /** The one it is about; null = none is there. */
  readingId: z.string().nullable(),
  /** As that was when this was asked. */
  was: readingFields.pick({ at: true, eventType: true }).nullable(),
  /** What is to be recorded; null = nothing. */
  reading: asked.nullable(),
});

export type CorrectionData = z.infer<typeof correctionAsked>;
export type AskedReading = z.infer<typeof asked>;
/** What a fold keeps of a correction; nothing personal. */
export type CorrectionState = RequestState & Omit<CorrectionData, 'name' | 'reason'>;
