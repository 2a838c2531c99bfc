import { type CommandScope } from '@kadro/chassis';
import { rightsOf } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { branches } from '../../organization/records/branches.ts';
import { callerOf, isSelf } from '../shared/access.ts';
import { otherSuperAdmin } from '../shared/super-admins.ts';
import { type RoleFacts } from './rules.ts';

/** Archived branches may be administered too: people may still be in them. */
async function mustBeBranches(scope: CommandScope, ids: readonly string[] = []): Promise<void> {
  const different = [...new Set(ids)];
  if ((await scope.rowsById(branches.model, different)).length < different.length)
    reject('reference_unknown', { fields: { adminBranches: { name: 'reference_unknown' } } });
}

/** @throws Rejection reference_unknown */
export async function roleFacts(
  { adminBranches }: { adminBranches?: string[] },
  scope: CommandScope,
): Promise<RoleFacts> {
  await mustBeBranches(scope, adminBranches);
  return {
    self: isSelf(scope),
    by: rightsOf(callerOf(scope)),
    otherSuperAdmin: await otherSuperAdmin(scope),
  };
}
