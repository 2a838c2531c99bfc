import { type CommandScope } from '@kadro/chassis';
import { reject } from '../../errors/index.ts';
import { type EmployeeRow } from '../../person/rows/employee.ts';
import { employees } from '../../person/rows/employees.ts';
import { administersBranch } from '../../person/shared/access.ts';
import { type BulkDefinition } from '../shared/definitions.ts';
import { type BulkInput } from '../shared/input.ts';
import { type BulkUpdateState } from '../state.ts';

const rowsPerRead = 500;

export type BulkRequest = Pick<BulkUpdateState, 'kind' | 'effectiveOn'> & {
  employees: string[];
  target: string[];
  revisions?: Record<string, number>;
};

/** Unknown and foreign ids are alike; nobody changes himself. */
async function refuseOutOfReach(scope: CommandScope, ids: readonly string[]): Promise<void> {
  if (ids.includes(scope.principal.account)) reject('own_account', { fields: { employees: { name: 'own_account' } } });
  for (let at = 0; at < ids.length; at += rowsPerRead) {
    const slice = ids.slice(at, at + rowsPerRead);
    const rows = await scope.rowsById<EmployeeRow>(employees, slice);
    const reached = rows.filter(({ branchId }) => administersBranch(scope, branchId));
    if (reached.length < slice.length) reject('forbidden', { fields: { employees: { name: 'forbidden' } } });
  }
}

/** Before anybody is changed. @throws Rejection data_integrity_violation, forbidden, reference_unknown */
export async function requestFacts(
  definition: BulkDefinition,
  input: BulkInput,
  scope: CommandScope,
): Promise<BulkRequest> {
  const { field, kind, check } = definition;
  const people = [...new Set(input.employees)];
  if (people.length === 0) reject('data_integrity_violation', { fields: { employees: { name: 'required' } } });
  const value = input[field] as string | string[] | null | undefined;
  if (value === undefined) reject('data_integrity_violation', { fields: { [field]: { name: 'required' } } });
  await refuseOutOfReach(scope, people);
  const target = value === null ? [] : [...new Set([value].flat())];
  await check(scope, target);
  const { effectiveOn = null, revisions } = input;
  return { kind, employees: people, target, effectiveOn, ...(revisions ? { revisions } : {}) };
}
