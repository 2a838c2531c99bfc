import { readModel } from '@kadro/chassis/declare';
import { approval } from '@kadro/kernel';
import { leaveAccount } from '../../events.ts';
import { cancelled, changed, decided, recounted, replaced, requestedFields, withEntry } from './changes.ts';
import { type LeaveRequestRow, leaveRequestRow } from './fields.ts';

export const leaveRequests = readModel(leaveAccount).rows<LeaveRequestRow>({
  name: 'leaveRequests',
  row: 'LeaveRequest',
  version: 5,
  schema: leaveRequestRow,
  search: '_words',
  indexes: {
    name: { path: '_name', filter: false },
    status: { path: 'status' },
    employeeId: { path: 'employeeId', of: 'id', sort: false },
    leaveTypeId: { path: 'leaveTypeId', of: 'id', sort: false },
    branchId: { path: 'branchId', of: 'id', sort: false },
    beginDate: { path: 'beginDate', of: 'day' },
    endDate: { path: 'endDate', of: 'day' },
    requestedDateTime: { path: 'requestedDateTime', of: 'instant' },
    waitingFor: { path: 'waitingFor', of: 'id', type: 'list' },
    namedIds: { path: 'namedIds', type: 'list', filter: false },
    documentIds: { path: 'documentIds', type: 'list', filter: false },
  },
  periods: true,
  placedBy: 'branchId',
  defaultSort: { by: 'requestedDateTime', descending: true },
  narrowedBy: 'employeeId',
  searchedWithin: false,
  reach: { own: 'employeeId', named: ['namedIds'], branches: 'branchId' },
  access: ['own', 'named', 'branches', 'all'],
  area: 'leave',
  history: true,
  mirrors: ['approvalHistory', 'waitingFor'],
  keys: ({ data }) => (typeof data.id === 'string' ? [data.id] : []),
  project: {
    LeaveRequested: (_row, seen) => ({
      ...requestedFields(null, seen.data, 'PENDING'),
      employeeId: seen.id,
      reason: seen.data.reason ?? null,
      requestedDateTime: seen.at,
      approvedDateTime: null,
      approvalHistory: withEntry(null, seen, 'REQUESTED', seen.id),
      cancelReason: null,
      cancelledFrom: null,
      cancelledTo: null,
    }),
    LeaveChanged: (row, seen) =>
      row && { ...changed(row, seen.data), approvalHistory: withEntry(row, seen, 'CHANGED', seen.id) },
    LeaveStepApproved: decided('PENDING', 'APPROVED'),
    LeaveApproved: decided('APPROVED', 'APPROVED'),
    LeaveDenied: decided('DENIED', 'DENIED'),
    DetailAsked: (row, seen) =>
      row && {
        ...row,
        ...approval.statusFields(
          row,
          approval.stepsWithNotes(row.steps, seen.data.steps, seen.data),
          'NEED_EXTRA_DETAIL',
        ),
        approvalHistory: withEntry(row, seen, 'NEED_EXTRA_DETAIL', seen.data.by, { note: seen.data.note }),
      },
    DetailGiven: (row, seen) =>
      row && {
        ...row,
        ...approval.statusFields(row, approval.stepsWithNotes(row.steps, seen.data.steps), 'PENDING'),
        documentIds: seen.data.documents,
        approvalHistory: withEntry(row, seen, 'DETAIL', seen.id, { note: seen.data.note }),
      },
    LeaveCancelled: (row, seen) => row && cancelled(row, seen),
    DocumentAdded: (row, { data }) =>
      row && { ...row, documentIds: [...row.documentIds.filter((one) => one !== data.documentId), data.documentId] },
    DocumentRemoved: (row, { data }) =>
      row && { ...row, documentIds: row.documentIds.filter((one) => one !== data.documentId) },
    LeaveRecounted: (row, seen) => row && recounted(row, seen),
    LeaveApproverReplaced: (row, seen) => row && replaced(row, seen),
  },
});
