import { named, type RecordPart, type CommandScope } from '@kadro/chassis';
import { localizedTextSchema, nameFields } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { administrators, organizationAdmins } from '../../shared/access.ts';
import { id } from '../../shared/inputs.ts';

export const name = named('LocalizedText', localizedTextSchema);
export const reference = id.nullable();

/** Reference data with a name in several languages: read by members, written by admins of the whole organization. */
export const common = {
  computed: nameFields(name),
  defaultSort: { by: 'name', descending: false },
  search: '_words',
  reach: { members: true },
  read: ['members'],
  write: organizationAdmins,
  historyRoles: administrators.roles,
} as const;

/** @throws Rejection reference_unknown, its field saying archived_record where the record is archived */
export async function mustExist(
  part: RecordPart,
  value: string | null | undefined,
  field: string,
  scope: CommandScope,
): Promise<void> {
  if (value === null || value === undefined) return;
  const row = await scope.row<{ archived: boolean }>(part.model, value);
  if (!row || row.archived)
    reject('reference_unknown', { fields: { [field]: { name: row ? 'archived_record' : 'reference_unknown' } } });
}
