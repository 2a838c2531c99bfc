import { choice, choices, date, defineFields, person, record } from '../../../fields/kinds.ts';

/** The filters of the list. */
export const fields = defineFields({
  employeeId: person,
  branchId: record('branches'),
  date,
  type: choices('dayType', ['WORKDAY', 'ON_LEAVE', 'HOLIDAY', 'OFF_DAY', 'ABSENT']),
  state: choices('dayState', ['NOT_CALCULATED', 'CALCULATED', 'INCALCULABLE', 'ON_LEAVE', 'NOT_COME']),
  colour: choice('dayColour', ['GREEN', 'RED', 'GREY']),
});
