import { choices, date, defineFields, longText, person, record } from '../../../fields/kinds.ts';

/** The filters of the list. */
export const fields = defineFields({
  branchId: record('branches'),
  month: date,
  state: choices('periodState', ['OPEN', 'CLOSING', 'CLOSED']),
});

/** What the audit log has of them. */
export const history = defineFields({ employeeId: person, date, reason: longText });
