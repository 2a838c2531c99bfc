import { named, readModel } from '@kadro/chassis/declare';
import { byName, nameFields, nameKeys } from '@kadro/kernel';
import { z } from 'zod';
import { name, namedReference } from '../shared/references.ts';
import { worksheet, type WorksheetFields } from './events.ts';

const placed = named('PlacedShift', z.object({ shiftId: z.string(), version: z.int() }));
const day = named('WorksheetDay', z.object({ shifts: z.array(placed) }));

const schema = z.object({
  id: z.string(),
  revision: z.int(),
  name,
  branchId: z.string().nullable(),
  anchor: z.string(),
  days: z.array(day),
  /** In days. */
  length: z.int(),
  version: z.int(),
  archived: z.boolean(),
  updatedDateTime: z.string(),
});

export type WorksheetRow = WorksheetFields & { id: string; length: number; version: number; archived: boolean };

/** Rotating patterns; as they are for who is given one now. */
export const worksheets = readModel(worksheet).rows<WorksheetRow>({
  name: 'worksheets',
  row: 'Worksheet',
  version: 1,
  schema,
  indexes: {
    name: byName,
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
    WorksheetDefined: (_row, { data }) => ({
      ...data,
      ...nameKeys({ name: data.name }),
      length: data.days.length,
      version: 1,
      archived: false,
    }),
    WorksheetRedefined: (row, { data: { version, changed } }) =>
      row && {
        ...row,
        ...changed,
        ...nameKeys({ name: changed.name ?? row.name }),
        length: (changed.days ?? row.days).length,
        version,
      },
    WorksheetArchived: (row) => row && { ...row, archived: true },
    WorksheetRestored: (row) => row && { ...row, archived: false },
  },
});
