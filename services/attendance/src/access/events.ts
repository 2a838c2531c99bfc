import { decider, event } from '@kadro/chassis/declare';
import { daySchema, instantSchema } from '@kadro/kernel';
import { Set } from 'immutable';
import { z } from 'zod';
import { eventTypes, sensorKinds } from '../clock/kinds.ts';

export const accessWarnings = ['anti_passback'] as const;

const accessFields = z.object({
  id: z.string(),
  at: instantSchema,
  /** Local date at the person's place, in `zone`. */
  on: daySchema,
  zone: z.string(),
  branchId: z.string().nullable(),
  terminalId: z.string(),
  eventType: z.enum(eventTypes),
  sensor: z.enum(sensorKinds),
  receivedAt: instantSchema,
  late: z.boolean(),
  /** Where the terminal leads from and to; null = outside, or not said. */
  fromZoneId: z.string().nullable(),
  toZoneId: z.string().nullable(),
  warning: z.enum(accessWarnings).nullable(),
});

export type AccessData = z.infer<typeof accessFields>;

interface AccessState {
  known: Set<string>;
  /** The latest by the clock; null before any. */
  last: { at: string; zoneId: string | null } | null;
}

/** Doors that a person has passed: never time worked (rules, terminals). */
export const access = decider({
  name: 'access',
  initial: { known: Set(), last: null } as AccessState,
  events: { AccessRecorded: event(1, accessFields) },
  evolve: {
    AccessRecorded: ({ known, last }, { id, at, toZoneId }) => ({
      known: known.add(id),
      last: last && last.at > at ? last : { at, zoneId: toZoneId },
    }),
  },
});

export type AccessStream = (typeof access)['initial'];
