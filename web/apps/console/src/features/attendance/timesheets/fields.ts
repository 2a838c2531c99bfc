import { choice, choices, date, defineFields, person, record } from '../../../fields/kinds.ts';

export const dayTypes = ['WORKDAY', 'ON_LEAVE', 'HOLIDAY', 'OFF_DAY', 'ABSENT'] as const;
export const dayStates = ['NOT_CALCULATED', 'CALCULATED', 'INCALCULABLE', 'ON_LEAVE', 'NOT_COME'] as const;
export const dayColours = ['GREEN', 'RED', 'GREY'] as const;

/** The filters of the list. */
export const fields = defineFields({
  employeeId: person,
  branchId: record('branches'),
  date,
  type: choices('dayType', dayTypes),
  state: choices('dayState', dayStates),
  colour: choice('dayColour', dayColours),
});
