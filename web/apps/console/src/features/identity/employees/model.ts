import { type EmployeeRecordFragment, type EmployeeRowFragment } from '../../../generated/graphql.ts';

export type EmployeeRow = EmployeeRowFragment;
/** A record; a section that is closed to the reader is null. */
export type Employee = EmployeeRecordFragment;
/** The record, once it is whole: until then react-admin gives the row of a list in its place. */
export const wholeRecord = (given: Employee | undefined): Employee | undefined =>
  given && 'management' in given ? given : undefined;

/** A planned change, which may be revoked until its day; of its `fields` a null value clears one. */
export type PlannedChange = NonNullable<Employee['planned']>[number];

export const managerLists = [
  'generalManagers',
  'leaveManagers',
  'shiftManagers',
  'overtimeManagers',
  'expenseManagers',
] as const satisfies readonly (keyof Employee['management'])[];
export type ManagerList = (typeof managerLists)[number];
