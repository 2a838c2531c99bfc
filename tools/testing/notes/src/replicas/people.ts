import { defineReplica } from '@kadro/chassis';
import { z } from 'zod';

/** People as identity tells of them: what rights on a person need. */
export const people = defineReplica({
  name: 'person',
  plural: 'people',
  from: 'identity',
  on: ['PersonHired', 'PersonChanged', 'PersonResigned', 'PersonRehired'],
  schema: z.object({ branchId: z.string().nullable() }),
  stateOf: ({ person }) => ({ id: person.id, branchId: person.branchId ?? null }),
  indexes: { branchId: { path: 'branchId' } },
  reach: { own: 'id', branches: 'branchId' },
});
