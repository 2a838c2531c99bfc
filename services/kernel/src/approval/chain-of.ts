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

// Both are roles of an organization, not ordered lists of a person: whoever comes first decides.
const atOnce: readonly StepKind[] = ['HR_MANAGER', 'SUPER_ADMIN'];

/**
 * The steps that a new request begins with. The requester and doubles are taken out; an empty chain goes to the general
 * managers, then to the super admins (conventions, approval chains), which `escalated` says.
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
    const orderOf = (place: number): number => (atOnce.includes(kind) ? 1 : place + 1);
    const steps = asked.map((managerId, place) => ({
      order: orderOf(place),
      kind,
      managerId,
      state: orderOf(place) === 1 ? ('PENDING' as const) : ('WAITING' as const),
    }));
    return { steps, escalated };
  }
  return reject('approver_missing');
}
