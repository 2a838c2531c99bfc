import { type QueryScope } from '@kadro/chassis';
import { approval, type Step } from '@kadro/kernel';
import { people, type PersonRow } from '../../replicas/people.ts';
import { type Escalation } from './shapes.ts';

const mostPeople = 1_000;

const isThere = ({ status }: PersonRow): boolean => status === 'ACTIVE';

/** People who may decide on somebody's leave, by their part. */
interface Approvers {
  managers: string[];
  general: string[];
}

/**
 * The person's leave managers as far as they are there and may, and the general managers who are there, each in order.
 */
async function approversOf(scope: QueryScope, { leaveManagers, generalManagers }: PersonRow): Promise<Approvers> {
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

async function superAdmins(scope: QueryScope): Promise<string[]> {
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

/**
 * Who decides: the person's leave managers in order, where nobody is left the general managers, then the super admins
 * (conventions, approval chains).
 */
export async function chainFor(
  scope: QueryScope,
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

/** Somebody who may take a place in a chain, and how far up that is. */
export interface Candidate {
  id: string;
  escalated: Escalation;
}

/** Who may decide in the place of somebody who left, the nearest first. */
export async function candidatesFor(scope: QueryScope, person: PersonRow): Promise<Candidate[]> {
  const { managers, general } = await approversOf(scope, person);
  const tiers = [
    [managers, null],
    [general, 'GENERAL_MANAGER'],
    [await superAdmins(scope), 'SUPER_ADMIN'],
  ] as const;
  return tiers.flatMap(([ids, escalated]) => ids.map((id) => ({ id, escalated })));
}

/** Whether somebody can no longer decide a step: has left, or is no longer what the step asks for. */
export function hasLeft(
  { id, status, mayApproveLeave, superAdmin }: PersonRow,
  { kind, managerId }: Pick<Step, 'kind' | 'managerId'>,
): boolean {
  if (status !== 'ACTIVE') return true;
  // who acts in another one's name does so by a right of his own
  if (managerId !== id) return false;
  return (kind === 'LEAVE_MANAGER' && mayApproveLeave === false) || (kind === 'SUPER_ADMIN' && !superAdmin);
}
