import { decider, event } from '@kadro/chassis/declare';
import { instantSchema } from '@kadro/kernel';
import { Set } from 'immutable';
import { z } from 'zod';
import { eventTypes, sensorKinds } from '../../clock/kinds.ts';

const reading = z.object({
  readingId: z.string(),
  /** Stands for the number of the card, which is nobody's and not kept. */
  card: z.string(),
  at: instantSchema,
  eventType: z.enum(eventTypes),
  sensor: z.enum(sensorKinds),
  receivedAt: instantSchema,
});

/** Readings of cards that are nobody's, per terminal: moved to the person whose card it becomes (streams.md). */
export const unassigned = decider({
  name: 'unassigned',
  initial: { known: Set<string>(), moved: Set<string>() },
  events: {
    UnknownCardRead: event(1, reading),
    UnknownCardAssigned: event(1, z.object({ readingId: z.string(), employeeId: z.string() })),
  },
  evolve: {
    UnknownCardRead: (state, { readingId }) => ({ ...state, known: state.known.add(readingId) }),
    UnknownCardAssigned: (state, { readingId }) => ({ ...state, moved: state.moved.add(readingId) }),
  },
});
