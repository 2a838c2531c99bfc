import { type CommandScope, multiline } from '@kadro/chassis/declare';
import { isMeaningful } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { z } from 'zod';
import { type OrganizationRow, organizations } from '../../organization/rows/organizations.ts';

export const reasonField = multiline(z.string().trim().min(1).max(500));

/** @throws Rejection meaningful_text */
export async function checkReason(scope: CommandScope, reason: string): Promise<void> {
  const settings = await scope.row<OrganizationRow>(organizations, scope.organization);
  const min = settings!.parameters.meaningfulTextLetters;
  if (!isMeaningful(reason, min))
    reject('meaningful_text', { params: { min }, fields: { reason: { name: 'meaningful_text', params: { min } } } });
}
