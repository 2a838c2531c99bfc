import { defineReplica } from '@kadro/chassis/declare';
import { z } from 'zod';

const time = z.string().nullable();

const count = z.int().nullable();

const fields = z.object({
  shiftId: z.string(),
  version: z.int(),
  /** It replaces those before it from this day on; null = it counts where it was planned. */
  effectiveOn: time,
  /** Working minutes of a date. */
  minutes: z.int(),
  /** Local times; null = at whatever time. */
  begin: time,
  end: time,
  /** Of several of a date one is worked. */
  candidate: z.boolean(),
  /** Of a duty of weeks, so many of its planned dates count, with so many minutes together; null = a duty of dates. */
  weekDays: count,
  weekMinutes: count,
});

export type ShiftVersionRow = z.infer<typeof fields>;

/** What is absent in messages. */
const nothing = { effectiveOn: null, begin: null, end: null, weekDays: null, weekMinutes: null };

/** Shifts of attendance, a row per version. */
export const shiftVersions = defineReplica({
  name: 'shiftVersion',
  plural: 'shiftVersions',
  schema: fields,
  from: 'attendance',
  on: ['ShiftChanged'],
  stateOf: ({ version }) => ({ ...nothing, ...version, id: `${version.shiftId}~${version.version}` }),
  // what was null from the beginning is in no event
  derived: (known: Partial<ShiftVersionRow>) => ({ ...nothing, ...known }),
  indexes: { shiftId: { path: 'shiftId' } },
});
