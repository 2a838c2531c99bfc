import { type QueryScope } from '@kadro/chassis';
import { approval, type Step } from '@kadro/kernel';
import { people, type PersonRow } from '../../replicas/people.ts';
import { type Escalation } from './shapes.ts';

const mostPeople = 1_000;

const isThere = ({ status }: PersonRow): boolean => status === 'ACTIVE';

type PeopleReader = Pick<QueryScope, 'rowsById' | 'find'>;

interface Approvers {
  managers: string[];
  general: string[];
}

/** Active ones only, each in the person's order; managers only as far as they may approve leave. */
async function approversOf(scope: PeopleReader, { leaveManagers, generalManagers }: PersonRow): Promise<Approvers> {
  const rows = new Map(
    (await scope.rowsById<PersonRow>(people.model, [...new Set([...leaveManagers, ...generalManagers])])).map((row) => [
      row.id,
      row,
    ]),
  );
  const present = (ids: readonly string[]): string[] => ids.filter((one) => rows.has(one) && isThere(rows.get(one)!));
  return {
    managers: present(leaveManagers).filter((one) => rows.get(one)!.mayApproveLeave !== false),
    general: present(generalManagers),
  };
}

async function superAdmins(scope: PeopleReader): Promise<string[]> {
  const rows = await scope.find<PersonRow>(
    people.model,
    [
      { index: 'superAdmin', eq: true },
      { index: 'status', eq: 'ACTIVE' },
    ],
    { limit: mostPeople },
  );
  return rows.map(({ id }) => id);
}

/** Leave managers in order, else the general managers, else the super admins (conventions, approval chains). */
export async function chainFor(
  scope: PeopleReader,
  person: PersonRow,
): Promise<{ steps: Step[]; escalated: Escalation }> {
  const { managers, general } = await approversOf(scope, person);
  const isAnyOther = [...managers, ...general].some((one) => one !== person.id);
  return approval.chainOf({
    requester: person.id,
    managers,
    kind: 'LEAVE_MANAGER',
    generalManagers: general,
    superAdmins: isAnyOther ? [] : await superAdmins(scope),
  });
}

export interface Candidate {
  id: string;
  escalated: Escalation;
}

/** In place of an approver who left, the nearest first. */
export async function candidatesFor(scope: PeopleReader, person: PersonRow): Promise<Candidate[]> {
  const { managers, general } = await approversOf(scope, person);
  const tiers = [
    [managers, null],
    [general, 'GENERAL_MANAGER'],
    [await superAdmins(scope), 'SUPER_ADMIN'],
  ] as const;
  return tiers.flatMap(([ids, escalated]) => ids.map((id) => ({ id, escalated })));
}

/** Left, or no longer what the step asks for. */
export function hasLeft(
  { id, status, mayApproveLeave, superAdmin }: PersonRow,
  { kind, managerId }: Pick<Step, 'kind' | 'managerId'>,
): boolean {
  if (status !== 'ACTIVE') return true;
  // substitutes act by a right of their own
  if (managerId !== id) return false;
  return (kind === 'LEAVE_MANAGER' && mayApproveLeave === false) || (kind === 'SUPER_ADMIN' && !superAdmin);
}
