import { defineReplica } from '@kadro/chassis/declare';
import { z } from 'zod';

const worksheet = z.object({
  from: z.string(),
  /** null = none from this day on. */
  worksheetId: z.string().nullable(),
  version: z.int(),
  /** The pattern begins so many days later than its anchor. */
  offset: z.int(),
});

const shift = z.object({
  from: z.string(),
  /** null = none from this day on. */
  shiftId: z.string().nullable(),
  version: z.int(),
});

const fields = z.object({
  /** Each ascending by `from`. */
  worksheets: z.array(worksheet),
  shifts: z.array(shift),
});

export type StandingPlan = z.infer<typeof fields>;
export type StandingPlanRow = StandingPlan & { id: string };

/** In a message, what is none is absent. */
type SaidWorksheet = Omit<z.infer<typeof worksheet>, 'worksheetId'> & { worksheetId?: string };
type SaidShift = Omit<z.infer<typeof shift>, 'shiftId'> & { shiftId?: string };

const idsOf = (all: readonly (string | null)[]): string[] => [...new Set(all.filter((id) => id !== null))];

/** The worksheet and the shift that people have where attendance has planned nothing; the person's id is the row's. */
export const standingPlans = defineReplica({
  name: 'standingPlan',
  plural: 'standingPlans',
  schema: fields,
  from: 'attendance',
  on: ['StandingPlanChanged'],
  stateOf: ({ plan: { personId, worksheet: worksheets, shift: shifts } }) => ({
    id: personId,
    worksheets: worksheets.map((one: SaidWorksheet) => ({ ...one, worksheetId: one.worksheetId ?? null })),
    shifts: shifts.map((one: SaidShift) => ({ ...one, shiftId: one.shiftId ?? null })),
  }),
  derived: ({ worksheets, shifts }) => ({
    _worksheetIds: idsOf(worksheets.map(({ worksheetId }) => worksheetId)),
    _shiftIds: idsOf(shifts.map(({ shiftId }) => shiftId)),
  }),
  indexes: {
    worksheetIds: { path: '_worksheetIds', type: 'list' },
    shiftIds: { path: '_shiftIds', type: 'list' },
  },
});
