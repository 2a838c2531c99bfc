import { type CommandScope, type QueryScope, Refused } from '@kadro/chassis';
import { adminReach } from '@kadro/kernel';
import { reject } from '../errors/index.ts';
import { people, type PersonRow } from '../replicas/people.ts';
import { identity } from './events.ts';

/** The kind of reservation: a number means one person, whatever reads it. */
export const cardKind = 'card';

/** Whose number it is now, compared as all numbers are; null = nobody's. */
export async function holderOf(
  scope: QueryScope,
  number: string,
): Promise<{ identityId: string; employeeId: string } | null> {
  const held = await scope.reservations.ownerOf(cardKind, number, scope.organization);
  if (!held) return null;
  const { employeeId, isTaken } = (await scope.state(identity, held.owner)).state;
  return employeeId === null || isTaken ? null : { identityId: held.owner, employeeId };
}

/** @throws Rejection card_of_another_person */
export async function mustBeFreeFor(scope: QueryScope, employeeId: string, number: string): Promise<void> {
  const holder = await holderOf(scope, number);
  if (holder && holder.employeeId !== employeeId)
    reject('card_of_another_person', { fields: { number: { name: 'card_of_another_person' } } });
}

/** A person of the body whom an administrator reaches. @throws Refused forbidden, entity_not_found: as for rows */
export async function administered(scope: CommandScope, employeeId: string): Promise<PersonRow> {
  const { policy } = scope.domain;
  const { reach } = people.model;
  const person = await scope.awaited<PersonRow>(people.model, employeeId);
  const values = person && { id: person.id, branchId: person.branchId };
  const kinds = values ? policy.kindsOf(scope.principal, reach, values) : new Set<string>();
  if (person && adminReach.some((kind) => kinds.has(kind))) return person;
  throw new Refused(policy.clauses(scope.principal, reach, adminReach) ? 'forbidden' : 'entity_not_found');
}
