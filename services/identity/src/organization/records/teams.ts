import { defineRecord } from '@kadro/chassis';
import { byName, nameKeys } from '@kadro/kernel';
import { z } from 'zod';
import { common, mustExist, name, reference } from './common.ts';
import { units } from './units.ts';

export const teams = defineRecord({
  ...common,
  name: 'team',
  plural: 'teams',
  schema: z.object({ name, unitId: reference.optional() }),
  derived: nameKeys,
  indexes: { name: byName, unitId: { path: 'unitId' } },
  check: (fields, scope) => mustExist(units, fields.unitId, 'unitId', scope),
  example: { name: { en: 'Assembly' } },
});
