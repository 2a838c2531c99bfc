import { defineRecord, type RecordPart } from '@kadro/chassis';
import { byName, nameKeys } from '@kadro/kernel';
import { z } from 'zod';
import { common, mustExist, name, reference } from './common.ts';
import { units } from './units.ts';
import { peopleIn, refuseOthers } from './uses.ts';

export const teams: RecordPart = defineRecord({
  ...common,
  name: 'team',
  plural: 'teams',
  schema: z.object({ name, unitId: reference.optional() }),
  derived: nameKeys,
  indexes: { name: byName, unitId: { path: 'unitId', of: 'id' } },
  check: async (fields, scope) => {
    await mustExist(units, fields.unitId, 'unitId', scope);
    await refuseOthers('teamId', 'unitId', fields.unitId, scope);
  },
  uses: [peopleIn('teamId')],
  example: { name: { en: 'Assembly' } },
});
