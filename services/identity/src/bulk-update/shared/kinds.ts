import { type CommandScope } from '@kadro/chassis';
import { adminReach, reject } from '@kadro/kernel';
import { type z } from 'zod';
import { type BulkKind } from '../events.ts';
import { mustBeActive } from '../../person/sections/command.ts';
import { type EmployeeRow, employees } from '../../person/rows/employees.ts';
import { branches, jobs, mustExist, teams, units } from '../../organization/records/branches.ts';
import { employmentFields, id, managementFields } from '../../person/shared/fields.ts';

type EmploymentField = 'branchId' | 'unitId' | 'teamId' | 'jobId' | 'managerId';
type ManagementField = 'leaveManagers' | 'shiftManagers' | 'overtimeManagers';

/** One of the eight things that can be changed for many people at once (specification, section 7). */
export interface BulkWay {
  kind: BulkKind;
  /** Last part of the path. */
  path: string;
  /** Of the request's body. */
  field: string;
  shape: z.ZodType;
  /** The declared command that each person is changed by, and the field that it takes. */
  command: 'ChangeEmployment' | 'ChangeManagement';
  takes: EmploymentField | ManagementField;
  /** @throws Rejection for a target that is not there, not active any more or out of reach */
  check: (scope: CommandScope, target: readonly string[]) => Promise<void>;
}

type Check = BulkWay['check'];

const activePeople =
  (field: string): Check =>
  (scope, target) =>
    mustBeActive(scope, { [field]: target });
const employment = (
  kind: BulkKind,
  path: string,
  field: string,
  takes: EmploymentField,
  check: Check,
  shape: z.ZodType = employmentFields[takes],
): BulkWay => ({ kind, path, field, shape, command: 'ChangeEmployment', takes, check });
const list = (kind: BulkKind, path: string, field: ManagementField): BulkWay => ({
  kind,
  path,
  field,
  shape: managementFields[field],
  command: 'ChangeManagement',
  takes: field,
  check: activePeople(field),
});

/** Nobody is moved out of the caller's sight. */
const branchInReach: Check = async (scope, [branchId]) => {
  const kinds = scope.runtime.service.house.policy.kindsOf(scope.principal, employees.reach, { branchId });
  if (!adminReach.some((kind) => kinds.has(kind))) reject('forbidden', { fields: { branch: { name: 'forbidden' } } });
  await mustExist(branches, branchId, 'branch', scope);
};

export const bulkWays: readonly BulkWay[] = [
  employment('BRANCH', 'branch', 'branch', 'branchId', branchInReach, id),
  employment('UNIT', 'unit', 'unit', 'unitId', (scope, [one]) => mustExist(units, one, 'unit', scope)),
  employment('TEAM', 'team', 'team', 'teamId', (scope, [one]) => mustExist(teams, one, 'team', scope)),
  employment('JOB_INFO', 'job-info', 'jobInfo', 'jobId', (scope, [one]) => mustExist(jobs, one, 'jobInfo', scope)),
  employment('MANAGER', 'manager', 'manager', 'managerId', activePeople('manager')),
  list('LEAVE_MANAGER', 'leave-manager', 'leaveManagers'),
  list('SHIFT_MANAGER', 'shift-manager', 'shiftManagers'),
  list('OVERTIME_MANAGER', 'overtime-manager', 'overtimeManagers'),
];

/** The body of the command that changes one person; without a day it counts from the day it is done on. */
export function bodyOfOne(
  { command, takes }: BulkWay,
  target: readonly string[],
  effectiveOn: string | null,
): Record<string, unknown> {
  return {
    [takes]: command === 'ChangeManagement' ? target : (target[0] ?? null),
    ...(effectiveOn ? { effectiveOn } : {}),
  };
}

/** What a person has there now: ids, none where nothing is set. */
export function valueOf({ command, takes }: BulkWay, { employment: has, management }: EmployeeRow): string[] {
  if (command === 'ChangeManagement') return management[takes as ManagementField];
  const one = has[takes as EmploymentField];
  return one ? [one] : [];
}
