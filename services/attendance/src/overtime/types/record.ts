import { type Clause, defineRecord, type QueryScope, type RecordPart } from '@kadro/chassis/declare';
import { byName, nameKeys } from '@kadro/kernel';
import { z } from 'zod';
import { name, namedReference } from '../../shared/references.ts';
import { openOnly } from '../../requests/rows/clauses.ts';
import { overtimes } from '../rows/overtimes.ts';

const fields = z.object({
  name,
  color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .nullish(),
});

export type OvertimeTypeRow = z.infer<typeof fields> & { id: string; archived: boolean };

async function countRequests(id: string, scope: QueryScope, ...where: Clause[]): Promise<number> {
  const of = { where: [{ index: 'overtimeTypeId', eq: id }, ...where] };
  return (await scope.rows(overtimes).count(scope.organization, of, Number.MAX_SAFE_INTEGER)).total;
}

/** What overtime is for; a request names one, or a shift. */
export const overtimeTypes: RecordPart = defineRecord({
  ...namedReference,
  name: 'overtimeType',
  plural: 'overtimeTypes',
  path: 'overtime-types',
  schema: fields,
  derived: nameKeys,
  indexes: { name: byName },
  uses: [
    { what: 'requests', count: (id, scope) => countRequests(id, scope) },
    { what: 'openRequests', count: (id, scope) => countRequests(id, scope, openOnly) },
  ],
  example: { name: { en: 'Stocktaking' } },
});
