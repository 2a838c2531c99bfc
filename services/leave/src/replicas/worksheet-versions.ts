import { defineReplica } from '@kadro/chassis/declare';
import { daySchema } from '@kadro/kernel';
import { z } from 'zod';

const placed = z.object({ shiftId: z.string(), version: z.int() });

const fields = z.object({
  worksheetId: z.string(),
  version: z.int(),
  /** It replaces those before it from this day on; null = it counts for who was given it. */
  effectiveOn: daySchema.nullable(),
  anchor: daySchema,
  /** Shifts of each day; without any it is off. */
  days: z.array(z.array(placed)),
});

export type PlacedShift = z.infer<typeof placed>;
export type WorksheetVersionRow = z.infer<typeof fields>;

/** Rotating patterns of attendance, a row per version. */
export const worksheetVersions = defineReplica({
  name: 'worksheetVersion',
  plural: 'worksheetVersions',
  schema: fields,
  from: 'attendance',
  on: ['WorksheetChanged'],
  stateOf: ({ version: { worksheetId, version, effectiveOn = null, anchor, day } }) => ({
    id: `${worksheetId}~${version}`,
    worksheetId,
    version,
    effectiveOn,
    anchor,
    days: day.map(({ shift }: { shift: PlacedShift[] }) => shift),
  }),
  derived: ({
    effectiveOn = null,
    days,
  }: Omit<WorksheetVersionRow, 'effectiveOn'> & { effectiveOn?: string | null }) => ({
    // what was null from the beginning is in no event
    effectiveOn,
    _shiftIds: [...new Set(days.flat().map(({ shiftId }) => shiftId))],
  }),
  indexes: { worksheetId: { path: 'worksheetId' }, shiftIds: { path: '_shiftIds', type: 'list' } },
});
