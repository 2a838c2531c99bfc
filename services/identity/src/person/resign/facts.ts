import { type CommandScope } from '@kadro/chassis';
import { isSelf, mustHaveRightsOfFound } from '../shared/access.ts';
import { dayFacts } from '../shared/day.ts';
import { otherSuperAdmin } from '../shared/super-admins.ts';
import { type ResignFacts } from './rules.ts';

/** @throws Refused forbidden */
export async function resignFacts(_input: object, scope: CommandScope): Promise<ResignFacts> {
  await mustHaveRightsOfFound(scope);
  return { ...(await dayFacts(scope)), self: isSelf(scope), otherSuperAdmin: await otherSuperAdmin(scope) };
}
