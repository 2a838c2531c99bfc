import { decider, event } from '@kadro/chassis/declare';
import { daySchema } from '@kadro/kernel';
import { z } from 'zod';
import { bulkKind, bulkResult } from './shared/enums.ts';
import { evolve, initial } from './state.ts';

const events = {
  BulkUpdateRequested: event(
    1,
    z.object({
      kind: bulkKind,
      employees: z.array(z.string()),
      target: z.array(z.string()),
      effectiveOn: daySchema.nullable(),
      revisions: z.record(z.string(), z.int()).optional(),
    }),
  ),
  // `from` counts the people before this slice
  BulkUpdateSliceDone: event(1, z.object({ from: z.int(), results: z.array(bulkResult) })),
  BulkUpdateCancelled: event(1, z.object({})),
  BulkUpdateEnded: event(1, z.object({})),
};

export type BulkUpdateEvents = typeof events;

/** One change of many people, from the request to the report (design, section 2: what is acknowledged is an event). */
export const bulkUpdate = decider({ name: 'bulkUpdate', initial, events, evolve });
