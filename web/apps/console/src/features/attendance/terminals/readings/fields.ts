import { date, defineFields, person, record } from '../../../../fields/kinds.ts';

/** The filters of unassigned cards and of doors passed. */
export const fields = defineFields({
  employeeId: person,
  terminalId: record('terminals'),
  toZoneId: record('zones'),
  date,
});
