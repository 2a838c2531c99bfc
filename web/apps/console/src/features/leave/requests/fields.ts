import { choices, date, defineFields, person, record } from '../../../fields/kinds.ts';

/** What the list of requests is filtered by; `during` finds what overlaps with its days. */
export const fields = defineFields({
  requestStatus: choices('requestStatus', ['PENDING', 'APPROVED', 'DENIED', 'CANCELLED', 'NEED_EXTRA_DETAIL']),
  leaveTypeId: record('leave-types'),
  branchId: record('branches'),
  employeeId: person,
  during: date,
  requestedDateTime: date,
});
