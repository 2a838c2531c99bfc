import { choices, date, defineFields, person, record } from '../../../fields/kinds.ts';

/** The filters of the list; `during` matches overlapping requests. */
export const fields = defineFields({
  requestStatus: choices('requestStatus', ['PENDING', 'APPROVED', 'DENIED', 'CANCELLED', 'NEED_EXTRA_DETAIL']),
  leaveTypeId: record('leave-types'),
  branchId: record('branches'),
  employeeId: person,
  during: date,
  requestedDateTime: date,
});
