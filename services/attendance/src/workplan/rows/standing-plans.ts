import { readModel } from '@kadro/chassis/declare';
import { z } from 'zod';
import { withDated } from '../../shared/dated.ts';
import { workplan } from '../events.ts';

const from = z.string();
const text = z.string().nullable();

const schema = z.object({
  /** That of the person. */
  id: z.string(),
  revision: z.int(),
  worksheets: z.array(z.object({ from, worksheetId: text, version: z.int(), offset: z.int() })),
  shifts: z.array(z.object({ from, shiftId: text, version: z.int() })),
  updatedDateTime: z.string(),
});

export type StandingPlanRow = z.infer<typeof schema>;

const none: Pick<StandingPlanRow, 'worksheets' | 'shifts'> = { worksheets: [], shifts: [] };

/** By which worksheet and default shift people work where nothing is planned, for whom it is published. */
export const standingPlans = readModel(workplan).rows<StandingPlanRow>({
  name: 'standingPlans',
  row: 'StandingPlan',
  version: 1,
  schema,
  indexes: {},
  reach: {},
  access: [],
  project: {
    DefaultShiftSet: (row, { data: { from: since, shiftId, version } }) => {
      const known = row ?? none;
      return { ...known, shifts: withDated(known.shifts, { from: since, shiftId, version }) };
    },
    WorksheetAssigned: (row, { data: { from: since, worksheetId, version, offset } }) => {
      const known = row ?? none;
      return { ...known, worksheets: withDated(known.worksheets, { from: since, worksheetId, version, offset }) };
    },
  },
});
