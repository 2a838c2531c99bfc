import { readModel } from '@kadro/chassis/declare';
import { overtime } from '../events.ts';
import { area } from '../shapes.ts';
import { chainOf, changed, decided, drafted, replaced, requested, withEntry } from './changes.ts';
import { type OvertimeRow, overtimeRow } from './fields.ts';

/** Overtime requests of everybody, and drafts of them. */
export const overtimes = readModel(overtime).rows<OvertimeRow>({
  name: 'overtimes',
  row: 'Overtime',
  version: 1,
  schema: overtimeRow,
  search: '_words',
  indexes: {
    name: { path: '_name', filter: false },
    status: { path: 'status' },
    period: { path: 'period' },
    employeeId: { path: 'employeeId', of: 'id', sort: false },
    shiftId: { path: 'shiftId', of: 'id', sort: false },
    overtimeTypeId: { path: 'overtimeTypeId', of: 'id', sort: false },
    branchId: { path: 'branchId', of: 'id', sort: false },
    overtimeDate: { path: 'overtimeDate', of: 'day' },
    requestedDateTime: { path: 'requestedDateTime', of: 'instant' },
    waitingFor: { path: 'waitingFor', of: 'id', type: 'list' },
    namedIds: { path: 'namedIds', type: 'list', filter: false },
  },
  defaultSort: { by: 'requestedDateTime', descending: true },
  narrowedBy: 'employeeId',
  searchedWithin: false,
  reach: { own: 'employeeId', named: ['namedIds'], branches: 'branchId' },
  access: ['own', 'named', 'branches', 'hr', 'all'],
  area,
  history: true,
  mirrors: ['approvalHistory', 'waitingFor'],
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
    OvertimeStepApproved: decided('PENDING', 'APPROVED'),
    OvertimeApproved: decided('APPROVED', 'APPROVED'),
    OvertimeDenied: decided('DENIED', 'DENIED'),
    OvertimeDetailAsked: (row, seen) =>
      row && {
        ...row,
        ...chainOf(row, seen.data.steps, 'NEED_EXTRA_DETAIL', seen.data),
        approvalHistory: withEntry(row, seen, 'NEED_EXTRA_DETAIL', seen.data.by, { note: seen.data.note }),
      },
    OvertimeDetailGiven: (row, seen) =>
      row && {
        ...row,
        ...chainOf(row, seen.data.steps, 'PENDING'),
        approvalHistory: withEntry(row, seen, 'DETAIL', seen.id, { note: seen.data.note }),
      },
    OvertimeCancelled: (row, seen) =>
      row && {
        ...row,
        ...chainOf(row, seen.data.steps, 'CANCELLED'),
        cancelReason: seen.data.reason ?? null,
        approvalHistory: withEntry(row, seen, 'CANCELLED', seen.data.by, { note: seen.data.reason }),
      },
    OvertimeApproverReplaced: (row, seen) => row && replaced(row, seen),
  },
});
