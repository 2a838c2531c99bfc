import { defineReplica } from '@kadro/chassis/declare';
import { z } from 'zod';

const time = z.string().nullable();

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
});

export type ShiftVersionRow = z.infer<typeof fields>;

/** Shifts of attendance, a row per version. */
export const shiftVersions = defineReplica({
  name: 'shiftVersion',
  plural: 'shiftVersions',
  schema: fields,
  from: 'attendance',
  on: ['ShiftChanged'],
  stateOf: ({ version: { shiftId, version, effectiveOn = null, minutes, begin = null, end = null, candidate } }) => ({
    id: `${shiftId}~${version}`,
    shiftId,
    version,
    effectiveOn,
    minutes,
    begin,
    end,
    candidate,
  }),
  // what was null from the beginning is in no event
  derived: ({ effectiveOn = null, begin = null, end = null }: Partial<ShiftVersionRow>) => ({
    effectiveOn,
    begin,
    end,
  }),
  indexes: { shiftId: { path: 'shiftId' } },
});
