import { readModel } from '@kadro/chassis/declare';
import { chainOf, changes, withEntry } from '../../requests/rows/changes.ts';
import { requestIndexes, requestModel } from '../../requests/rows/fields.ts';
import { overtime } from '../events.ts';
import { area } from '../shapes.ts';
import { changed, drafted, requested } from './changes.ts';
import { type OvertimeRow, overtimeRow } from './fields.ts';

/** Overtime requests of everybody, and drafts of them. */
export const overtimes = readModel(overtime).rows<OvertimeRow>({
  ...requestModel,
  name: 'overtimes',
  row: 'Overtime',
  version: 1,
  schema: overtimeRow,
  indexes: {
    ...requestIndexes,
    period: { path: 'period' },
    shiftId: { path: 'shiftId', of: 'id', sort: false },
    overtimeTypeId: { path: 'overtimeTypeId', of: 'id', sort: false },
    overtimeDate: { path: 'overtimeDate', of: 'day' },
  },
  area,
  keys: ({ data }) => (typeof data.id === 'string' ? [data.id] : []),
  project: {
    OvertimeDrafted: (_row, seen) => drafted(seen),
    OvertimeRequested: (_row, seen) => requested(seen),
    OvertimeSent: (row, seen) =>
      row && {
        ...row,
        ...chainOf(row, seen.data.steps, 'PENDING'),
        escalated: seen.data.escalated,
        requestedDateTime: seen.at,
        approvalHistory: withEntry(row, seen, 'SENT', seen.id),
      },
    OvertimeChanged: (row, seen) => row && changed(row, seen),
    OvertimeStepApproved: changes.stepApproved,
    OvertimeApproved: changes.approved,
    OvertimeDenied: changes.denied,
    OvertimeDetailAsked: changes.detailAsked,
    OvertimeDetailGiven: changes.detailGiven,
    OvertimeCancelled: changes.cancelled,
    OvertimeApproverReplaced: changes.approverReplaced,
  },
});
