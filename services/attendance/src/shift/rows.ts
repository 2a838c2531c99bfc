import { named, readModel } from '@kadro/chassis/declare';
import { byName, nameFields, nameKeys, type LocalizedText } from '@kadro/kernel';
import { z } from 'zod';
import { name, namedReference } from '../shared/references.ts';
import { shift } from './events.ts';
import { type ShiftFields, shiftFields, shiftTypes } from './shape.ts';

const schema = z.object({
  id: z.string(),
  revision: z.int(),
  ...shiftFields,
  name,
  type: named('ShiftType', z.enum(shiftTypes)),
  version: z.int(),
  archived: z.boolean(),
  updatedDateTime: z.string(),
});

export type ShiftRow = ShiftFields & { id: string; version: number; archived: boolean };

const keysOf = (names: LocalizedText): object => nameKeys({ name: names });

export const shifts = readModel(shift).rows<ShiftRow>({
  name: 'shifts',
  row: 'Shift',
  version: 1,
  schema,
  indexes: {
    name: byName,
    type: { path: 'type' },
    branchId: { path: 'branchId', of: 'id' },
    archived: { path: 'archived', type: 'boolean' },
  },
  computed: nameFields(name),
  defaultSort: namedReference.defaultSort,
  search: namedReference.search,
  reach: namedReference.reach,
  access: ['members'],
  history: { roles: namedReference.historyRoles },
  project: {
    ShiftDefined: (_row, { data }) => ({ ...data, ...keysOf(data.name), version: 1, archived: false }),
    ShiftRedefined: (row, { data: { version, changed } }) =>
      row && { ...row, ...changed, ...keysOf(changed.name ?? row.name), version },
    ShiftArchived: (row) => row && { ...row, archived: true },
    ShiftRestored: (row) => row && { ...row, archived: false },
  },
});
