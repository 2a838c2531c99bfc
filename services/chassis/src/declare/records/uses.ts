import { z } from 'zod';
import { named } from '../models/named.ts';
import { type AnyReadModel } from '../models/read-model.ts';
import { type Query, query } from '../query.ts';
import { Refused } from '../refusal.ts';
import { type CommandScope } from '../scope.ts';
import { pascal } from './decider.ts';
import { type RecordDeclaration } from './declaration.ts';

type Used = Pick<RecordDeclaration<z.ZodObject>, 'name' | 'write' | 'uses'>;

/** What uses a record, in numbers, for those who may archive it; null for an unknown one. */
export function usesQuery({ name, write, uses = [] }: Used, model: AnyReadModel): Query {
  const use = z.object({ what: z.string(), count: z.int(), blocks: z.boolean() });
  return query({
    name: `${name}Uses`,
    access: write,
    args: z.object({ id: z.string() }),
    answer: z.array(named(`${pascal(name)}Use`, use)),
    example: { id: '018f0000-0000-7000-8000-000000000001' },
    run: async ({ id }, scope) => {
      if (!(await scope.row(model, id))) return null;
      return Promise.all(
        uses.map(async ({ what, count, blocks = false }) => ({ what, count: await count(id, scope), blocks })),
      );
    },
  });
}

/** @throws Refused record_in_use with what uses it, where that keeps it from being archived */
export async function refuseInUse({ uses = [] }: Used, scope: CommandScope): Promise<void> {
  for (const { what, count, blocks } of uses) {
    const used = blocks ? await count(scope.rowId, scope) : 0;
    if (used > 0) throw new Refused('record_in_use', { params: { count: used }, details: { what, count: used } });
  }
}
