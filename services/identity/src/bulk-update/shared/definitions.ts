import { type CommandScope } from '@kadro/chassis';
import { reject } from '../../errors/index.ts';
import { type z } from 'zod';
import { branches } from '../../organization/records/branches.ts';
import { mustExist } from '../../organization/records/common.ts';
import { jobs } from '../../organization/records/jobs.ts';
import { teams } from '../../organization/records/teams.ts';
import { units } from '../../organization/records/units.ts';
import { type EmployeeRow } from '../../person/rows/employee.ts';
import { administersBranch } from '../../person/shared/access.ts';
import { employmentFields, managementFields } from '../../person/shared/fields.ts';
import { mustBeActive } from '../../person/shared/managers.ts';
import { id } from '../../shared/inputs.ts';
import { type BulkKind } from './enums.ts';

type EmploymentField = 'branchId' | 'unitId' | 'teamId' | 'jobId' | 'managerId';
type ManagementField = 'leaveManagers' | 'shiftManagers' | 'overtimeManagers';

/** One of the eight bulk updates of the specification, section 7. */
export interface BulkDefinition {
  kind: BulkKind;
  /** Last part of the path. */
  path: string;
  /** Of the request's body. */
  field: string;
  shape: z.ZodType;
  /** Changes each person, in `changes` of its input. */
  command: 'ChangeEmployment' | 'ChangeManagement';
  changes: EmploymentField | ManagementField;
  /** @throws Rejection for a target that is not there, not active any more or out of reach */
  check: (scope: CommandScope, target: readonly string[]) => Promise<void>;
}

type Check = BulkDefinition['check'];

const activePeople =
  (field: string): Check =>
  (scope, target) =>
    mustBeActive(scope, { [field]: target });
const employment = (
  kind: BulkKind,
  path: string,
  field: string,
  changes: EmploymentField,
  check: Check,
  shape: z.ZodType = employmentFields[changes],
): BulkDefinition => ({ kind, path, field, shape, command: 'ChangeEmployment', changes, check });
const list = (kind: BulkKind, path: string, field: ManagementField): BulkDefinition => ({
  kind,
  path,
  field,
  shape: managementFields[field],
  command: 'ChangeManagement',
  changes: field,
  check: activePeople(field),
});

/** Nobody is moved out of the caller's reach. */
const branchInReach: Check = async (scope, [branchId]) => {
  if (!administersBranch(scope, branchId)) reject('forbidden', { fields: { branch: { name: 'forbidden' } } });
  await mustExist(branches, branchId, 'branch', scope);
};

export const bulkDefinitions: readonly BulkDefinition[] = [
  employment('BRANCH', 'branch', 'branch', 'branchId', branchInReach, id),
  employment('UNIT', 'unit', 'unit', 'unitId', (scope, [one]) => mustExist(units, one, 'unit', scope)),
  employment('TEAM', 'team', 'team', 'teamId', (scope, [one]) => mustExist(teams, one, 'team', scope)),
  employment('JOB_INFO', 'job-info', 'jobInfo', 'jobId', (scope, [one]) => mustExist(jobs, one, 'jobInfo', scope)),
  employment('MANAGER', 'manager', 'manager', 'managerId', activePeople('manager')),
  list('LEAVE_MANAGER', 'leave-manager', 'leaveManagers'),
  list('SHIFT_MANAGER', 'shift-manager', 'shiftManagers'),
  list('OVERTIME_MANAGER', 'overtime-manager', 'overtimeManagers'),
];

/** Body of the command that changes one person; without a day it counts from the day it is done on. */
export function bodyOfOne(
  { command, changes }: BulkDefinition,
  target: readonly string[],
  effectiveOn: string | null,
): Record<string, unknown> {
  return {
    [changes]: command === 'ChangeManagement' ? target : (target[0] ?? null),
    ...(effectiveOn ? { effectiveOn } : {}),
  };
}

export function currentValue({ command, changes }: BulkDefinition, row: EmployeeRow): string[] {
  if (command === 'ChangeManagement') return row.management[changes as ManagementField];
  const one = row.employment[changes as EmploymentField];
  return one ? [one] : [];
}
