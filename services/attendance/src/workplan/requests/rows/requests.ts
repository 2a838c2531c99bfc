import { type AnyReadModel, named, readModel } from '@kadro/chassis/declare';
import { z } from 'zod';
import { type Kept, requestFields, requestIndexes, requestModel } from '../../../requests/rows/fields.ts';
import { asked, changes } from '../../../requests/rows/changes.ts';
import { countsOf, mayActOn } from '../../../requests/rows/shown.ts';
import { workplan } from '../../events.ts';
import { wantedDay } from '../shape.ts';

export const shiftArea = 'shift';

export const workplanRequestRow = z.object({
  ...requestFields,
  from: z.string(),
  to: z.string(),
  /** Ascending; shifts by id, none = free. */
  days: z.array(named('WantedDay', wantedDay)),
});

export type WorkplanRequestRow = z.infer<typeof workplanRequestRow> & Kept;

/** Requests for other shifts, of everybody. */
export const workplanRequests = readModel(workplan).rows<WorkplanRequestRow>({
  ...requestModel,
  name: 'workplanRequests',
  row: 'WorkplanRequest',
  version: 1,
  schema: workplanRequestRow,
  indexes: { ...requestIndexes, from: { path: 'from', of: 'day' }, to: { path: 'to', of: 'day' } },
  area: shiftArea,
  keys: ({ data }) => [String(data.id)],
  project: {
    ShiftChangeRequested: (_row, seen) => {
      const { from, to, days } = seen.data;
      return { ...asked(seen), from, to, days };
    },
    ShiftChangeStepApproved: changes.stepApproved,
    ShiftChangeApproved: changes.approved,
    ShiftChangeDenied: changes.denied,
    ShiftChangeDetailAsked: changes.detailAsked,
    ShiftChangeDetailGiven: changes.detailGiven,
    ShiftChangeCancelled: changes.cancelled,
    ShiftChangeApproverReplaced: changes.approverReplaced,
  },
});

/** With what the reader may do. */
export const shownWorkplanRequests: AnyReadModel = { ...workplanRequests, computed: mayActOn(workplanRequests) };

export const workplanRequestCounts = countsOf(workplanRequests, { noun: 'WorkplanRequest', area: shiftArea });
