import { isDay } from '@kadro/ui';
import { type BulkUpdateKind, type BulkUpdateOutcome, type BulkUpdateRowFragment } from '../../../generated/graphql.ts';
import { type ManagerList } from '../employees/model.ts';

export type ChangeType = {
  kind: BulkUpdateKind;
  path: string;
  /** Key of the request's body and of the console's label. */
  field: string;
  label:
    | 'console-fields:field.branchId'
    | 'console-fields:field.unitId'
    | 'console-fields:field.teamId'
    | 'console-fields:field.jobId'
    | 'console-fields:field.managerId'
    | `console-identity:managers.${ManagerList}`;
  of: { record: string } | 'person' | ManagerList;
};

export const changeTypes: readonly ChangeType[] = [
  {
    kind: 'BRANCH',
    path: 'branch',
    field: 'branch',
    label: 'console-fields:field.branchId',
    of: { record: 'branches' },
  },
  { kind: 'UNIT', path: 'unit', field: 'unit', label: 'console-fields:field.unitId', of: { record: 'units' } },
  { kind: 'TEAM', path: 'team', field: 'team', label: 'console-fields:field.teamId', of: { record: 'teams' } },
  { kind: 'JOB_INFO', path: 'job-info', field: 'jobInfo', label: 'console-fields:field.jobId', of: { record: 'jobs' } },
  { kind: 'MANAGER', path: 'manager', field: 'manager', label: 'console-fields:field.managerId', of: 'person' },
  {
    kind: 'LEAVE_MANAGER',
    path: 'leave-manager',
    field: 'leaveManagers',
    label: 'console-identity:managers.leaveManagers',
    of: 'leaveManagers',
  },
  {
    kind: 'SHIFT_MANAGER',
    path: 'shift-manager',
    field: 'shiftManagers',
    label: 'console-identity:managers.shiftManagers',
    of: 'shiftManagers',
  },
  {
    kind: 'OVERTIME_MANAGER',
    path: 'overtime-manager',
    field: 'overtimeManagers',
    label: 'console-identity:managers.overtimeManagers',
    of: 'overtimeManagers',
  },
];

export type Preview = {
  total: number;
  changed: number;
  unchanged: number;
  refused: number;
  superseded: number;
  /** The first hundred, refused ones first. */
  rows: {
    id: string;
    revision: number;
    old: string[];
    new: string[];
    outcome: BulkUpdateOutcome;
    superseded: boolean;
    code?: string;
    message?: string;
  }[];
};

export type BulkUpdate = BulkUpdateRowFragment;

export type Draft = { kind: BulkUpdateKind | ''; one: string; list: readonly string[]; clears: boolean; day: string };

/** Of the people whose former values the preview shows; the others are only counted. */
export const seenIn = ({ rows }: Preview): Record<string, number> =>
  Object.fromEntries(rows.map(({ id, revision }) => [id, revision]));

/** Only the branch is mandatory. */
export const mayClear = ({ kind }: ChangeType): boolean => kind !== 'BRANCH';

const isList = ({ of }: ChangeType): boolean => typeof of === 'string' && of !== 'person';

/** Route and body of a draft; without `effectiveOn` for today; undefined while incomplete. */
export function requestOf(
  draft: Draft,
  employees: readonly string[],
  today: string,
): { path: string; body: Record<string, unknown> } | undefined {
  const changeType = changeTypes.find(({ kind }) => kind === draft.kind);
  if (!changeType || !isDay(draft.day)) return undefined;
  const isSet = isList(changeType) ? draft.list.length > 0 : draft.one !== '';
  const clears = draft.clears && mayClear(changeType);
  if (!isSet && !clears) return undefined;
  const set = isList(changeType) ? [...draft.list] : draft.one;
  const target = clears ? (isList(changeType) ? [] : null) : set;
  return {
    path: `employees/update/${changeType.path}`,
    body: { employees, [changeType.field]: target, ...(draft.day === today ? {} : { effectiveOn: draft.day }) },
  };
}
