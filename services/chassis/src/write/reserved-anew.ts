import { type ServiceContext } from '../declare/service.ts';
import { type Collision, type ReservationKind } from '../declare/streams/reservations.ts';
import { comparison } from '../declare/texts/rules.ts';

const rowsPerRead = 100;

export interface Held {
  kind: string;
  value: string;
  owner: string;
  organization: string;
}

export type Holder = Collision['holder'];

export const isSame = (one: Holder, other: Holder): boolean =>
  one.owner === other.owner && one.organization === other.organization;

const noteOf = (service: ServiceContext, name: string): string => `reservations/${service.service.name}/${name}`;

/** Has every value that rows hold reserved, once for each way of comparing. Answers what two hold alike. */
export async function reservedAnew(
  service: ServiceContext,
  kinds: Record<string, ReservationKind>,
  reserve: (held: Held) => Promise<Holder>,
): Promise<readonly Collision[]> {
  const { keyValue } = service;
  if ((await keyValue.get('*', noteOf(service, 'comparison'))) === comparison) return [];
  const found = await reservedAll(service, kinds, reserve);
  // rows of a former shape may lack a field: the next start looks again
  if (!service.isRenewing) await keyValue.set('*', noteOf(service, 'comparison'), comparison);
  return found;
}

/** Has every value that rows hold reserved; answers and reports what two hold alike. */
export async function reservedAll(
  service: ServiceContext,
  kinds: Record<string, ReservationKind>,
  reserve: (held: Held) => Promise<Holder>,
): Promise<readonly Collision[]> {
  const found: Collision[] = [];
  for await (const held of heldValues(service, kinds)) {
    const { kind, owner, organization } = held;
    const holder = await reserve(held);
    if (!isSame(holder, held)) found.push({ kind, organization, owner, holder });
  }
  await service.keyValue.set('*', noteOf(service, 'collisions'), JSON.stringify(found));
  return found;
}

/** As of the last time that values were reserved anew. */
export async function reportedCollisions(service: ServiceContext): Promise<readonly Collision[]> {
  return JSON.parse((await service.keyValue.get('*', noteOf(service, 'collisions'))) ?? '[]') as Collision[];
}

async function* heldValues(service: ServiceContext, kinds: Record<string, ReservationKind>): AsyncGenerator<Held> {
  for (const [kind, { heldBy }] of Object.entries(kinds)) {
    const rows = service.rows(heldBy.model);
    for (const organization of await rows.organizations())
      for (let after = ''; ;) {
        const page = await rows.find(
          organization,
          { where: [{ index: 'id', from: `${after}\u0000` }] },
          { sort: { index: 'id', descending: false }, offset: 0, limit: rowsPerRead },
        );
        for (const { id, doc } of page) {
          const value = heldBy.value(doc);
          if (value) yield { kind, value, owner: id, organization };
        }
        if (page.length < rowsPerRead) break;
        after = page.at(-1)!.id;
        // in-process stores answer at once: let others have their turn
        await new Promise((resolve) => setImmediate(resolve));
      }
  }
}
