import { type CommandScope, named } from '@kadro/chassis';
import { type AnyReadModel } from '@kadro/chassis/declare';
import { localizedTextSchema, nameFields } from '@kadro/kernel';
import { z } from 'zod';
import { reject } from '../errors/index.ts';
import { branches } from '../replicas/branches.ts';
import { historyReaders, organizationAdmins } from './access.ts';

export const id = z.string().min(1).max(64);
export const name = named('LocalizedText', localizedTextSchema);

/** Reference data of attendance: read by members, written by admins of the whole organization. */
export const reference = {
  defaultSort: { by: 'name', descending: false },
  search: '_words',
  reach: { members: true },
  read: ['members'],
  write: organizationAdmins,
  historyRoles: historyReaders,
} as const;

/** The same with a name in several languages. */
export const namedReference = { ...reference, computed: nameFields(name) } as const;

/** @throws Rejection reference_unknown, its field saying archived_record where the record is archived */
export async function mustExist(
  { model }: { model: AnyReadModel },
  value: string | null | undefined,
  field: string,
  scope: Pick<CommandScope, 'row'>,
): Promise<void> {
  if (value === null || value === undefined) return;
  const row = await scope.row<{ archived: boolean }>(model, value);
  if (!row || row.archived)
    reject('reference_unknown', { fields: { [field]: { name: row ? 'archived_record' : 'reference_unknown' } } });
}

export const mustBeBranch = (value: string | null | undefined, scope: Pick<CommandScope, 'row'>): Promise<void> =>
  mustExist(branches, value, 'branchId', scope);
