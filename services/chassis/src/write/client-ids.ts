import { type Command } from '../declare/command.ts';
import { type CommandScope } from '../declare/scope.ts';
import { type ServiceContext } from '../declare/service.ts';
import { type ReservationRequest } from '../declare/streams/reservations.ts';
import { streamParts } from '../ports/shared/streams.ts';

/** Kind of the reservations of ids that clients make: one space per organization. */
export const clientIdKind = 'id';

/** The id that the client made for what the command adds, as a unique value; none where the server makes it. */
export function clientIdsOf(
  { target, decider }: Command,
  scope: CommandScope,
  { id }: Record<string, unknown>,
): readonly ReservationRequest[] {
  if (typeof id !== 'string') return [];
  const place = `${decider.name}/${scope.id}`;
  if ('creates' in target) return [{ kind: clientIdKind, value: id, field: 'id', owner: place }];
  if (!('makes' in target) || !target.makes) return [];
  return [{ kind: clientIdKind, value: id, field: 'id', owner: `${place}/${target.makes.name}/${scope.rowId}` }];
}

export async function isClientIdUsed(service: ServiceContext, organization: string, owner: string): Promise<boolean> {
  const [name, stream = '', model, row = ''] = owner.split('/');
  if (model !== undefined) {
    const found = await service.rows({ name: model }).get(organization, row);
    return found !== null && streamParts(found.stream).id === stream;
  }
  const decider = service.service.deciders.find((one) => one.name === name);
  return decider !== undefined && (await service.loop.state(decider, organization, stream)).revision >= 0;
}
