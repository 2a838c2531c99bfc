import { z } from 'zod';
import { endpoint } from '../declare/command.ts';
import { type Access } from '../declare/principal.ts';
import { type Part } from '../declare/service.ts';

const duplicate = z.object({
  kind: z.string(),
  id: z.string(),
  holderId: z.string().nullable().describe('null: held in another organization'),
});

/** What operators see of values that must be unique and are held by two since they are compared anew. */
export function duplicateValues(access: Access): Part {
  const list = endpoint({
    name: 'ListDuplicateValues',
    method: 'GET',
    path: 'duplicate-values',
    access,
    summary: 'Who holds a value that is reserved for somebody else, since values are compared in another way',
    query: true,
    input: z.strictObject({}),
    example: {},
    answers: { status: 200, shape: z.object({ items: z.array(duplicate) }) },
    handle: async (_input, { reservations, organization }) => {
      const found = await reservations.collisions(organization);
      const items = found.map(({ kind, owner, holder }) => ({
        kind,
        id: owner,
        holderId: holder.organization === organization ? holder.owner : null,
      }));
      return { status: 200, body: { items } };
    },
  });
  return { endpoints: [list] };
}
