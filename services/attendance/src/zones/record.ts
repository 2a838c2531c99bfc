import { defineRecord, type RecordPart } from '@kadro/chassis';
import { byName, nameKeys } from '@kadro/kernel';
import { z } from 'zod';
import { id, mustBeBranch, name, namedReference } from '../shared/references.ts';

const fields = z.object({ name, branchId: id.nullish() });

export type ZoneRow = z.infer<typeof fields> & { id: string; archived: boolean };

/** A part of a building: terminals lead from one to another, or outside. */
export const zones: RecordPart = defineRecord({
  ...namedReference,
  name: 'zone',
  plural: 'zones',
  schema: fields,
  derived: nameKeys,
  indexes: { name: byName, branchId: { path: 'branchId', of: 'id' } },
  check: (fields, scope) => mustBeBranch(fields.branchId, scope),
  example: { name: { en: 'Laboratory' } },
});
