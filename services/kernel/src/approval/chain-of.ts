import { reject } from '../errors/rejection.ts';
import { type Chain, type StepKind } from './step.ts';

interface People {
  requester: string;
  /** The requester's own managers of the kind, the earlier first. */
  managers: readonly string[];
  kind: StepKind;
  generalManagers: readonly string[];
  superAdmins: readonly string[];
}

// roles of an organization, not ordered lists of a person: whoever comes first decides
const unordered: readonly StepKind[] = ['HR_MANAGER', 'SUPER_ADMIN'];

/**
 * The first steps of a request, without the requester and duplicates; an empty chain is escalated to the general
 * managers, then to the super admins (conventions, approval chains).
 * @throws Rejection approver_missing
 */
export function chainOf({
  requester,
  managers,
  kind,
  generalManagers,
  superAdmins,
}: People): Pick<Chain, 'steps'> & { escalated: null | 'GENERAL_MANAGER' | 'SUPER_ADMIN' } {
  const tiers = [
    { kind, people: managers, escalated: null },
    { kind: 'GENERAL_MANAGER', people: generalManagers, escalated: 'GENERAL_MANAGER' },
    { kind: 'SUPER_ADMIN', people: superAdmins, escalated: 'SUPER_ADMIN' },
  ] as const;
  for (const { kind, people, escalated } of tiers) {
    const asked = [...new Set(people)].filter((person) => person !== requester);
    if (asked.length === 0) continue;
    const orderOf = (index: number): number => (unordered.includes(kind) ? 1 : index + 1);
    const steps = asked.map((managerId, index) => ({
      order: orderOf(index),
      kind,
      managerId,
      state: orderOf(index) === 1 ? ('PENDING' as const) : ('WAITING' as const),
    }));
    return { steps, escalated };
  }
  return reject('approver_missing');
}
