import { defineRecord, type RecordPart, type CommandScope } from '@kadro/chassis';
import { byName, nameKeys } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { z } from 'zod';
import { branches } from './branches.ts';
import { common, mustExist, name, reference } from './common.ts';
import { peopleIn, refuseOthers, rowsOf } from './uses.ts';
import { teams } from './teams.ts';

export const units: RecordPart = defineRecord({
  ...common,
  name: 'unit',
  plural: 'units',
  schema: z.object({ name, branchId: reference.optional(), parentId: reference.optional() }),
  derived: nameKeys,
  indexes: { name: byName, branchId: { path: 'branchId', of: 'id' }, parentId: { path: 'parentId', of: 'id' } },
  check: async (fields, scope) => {
    await mustExist(branches, fields.branchId, 'branchId', scope);
    await mustExist(units, fields.parentId, 'parentId', scope);
    if (fields.parentId) await refuseCycle(scope, fields.parentId);
    await refuseOthers('unitId', 'branchId', fields.branchId, scope);
  },
  uses: [peopleIn('unitId'), rowsOf('units', () => units, 'parentId'), rowsOf('teams', () => teams, 'unitId')],
  example: { name: { en: 'Production' } },
});

/** Remembers what it visited: two changes at once may have made a cycle further up. */
async function refuseCycle(scope: CommandScope, parentId: string): Promise<void> {
  const visited = new Set<string>();
  for (let at: string | null | undefined = parentId; at && !visited.has(at);) {
    if (at === scope.id) reject('parent_cycle', { fields: { parentId: { name: 'parent_cycle' } } });
    visited.add(at);
    at = (await scope.row<{ parentId?: string | null }>(units.model, at))?.parentId;
  }
}
