import { choices, date, defineFields, person, record } from '../../../fields/kinds.ts';
import { eventTypes } from '../shared/events.ts';

/** The filters of the list. */
export const fields = defineFields({
  employeeId: person,
  branchId: record('branches'),
  date,
  eventType: choices('clockEventType', eventTypes),
  terminalId: record('terminals'),
});
