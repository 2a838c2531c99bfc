import { type CommandScope } from '@kadro/chassis';
import { type PersonRow } from '../replicas/people.ts';
import { identity } from './events.ts';
import { cardKind, holderOf, mustBeFreeFor } from './holder.ts';

type Kind = (typeof identity)['initial']['kind'];

/** Gives a card outside of a command; a card that is the person's already stays as it is. @throws as `CreateIdentity` */
export async function giveIdentity(
  scope: CommandScope,
  { person, kind, number, by }: { person: PersonRow; kind: Kind; number: string; by: string },
): Promise<string> {
  await mustBeFreeFor(scope, person.id, number);
  const holder = await holderOf(scope, number);
  if (holder) return holder.identityId;
  const id = scope.newId('identity');
  const taken = await scope.reservations.take([{ kind: cardKind, value: number, field: 'number' }], id, scope.context);
  const data = { employeeId: person.id, branchId: person.branchId, kind, number, by };
  await scope.run(identity, id, 'give', (state) =>
    state.employeeId === null ? [{ type: 'IdentityGiven', data }] : [],
  );
  await taken.confirm();
  return id;
}
