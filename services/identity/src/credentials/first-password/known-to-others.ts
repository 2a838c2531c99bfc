import { type CommandScope } from '@kadro/chassis';
import { hasAllRightsOf, type Rights } from '../../person/shared/rights.ts';
import { credentials } from '../events.ts';
import { type PrincipalRow, principals } from '../rows/principals.ts';
import { endAccess } from '../sign-out/end.ts';

const passwordEvents = ['PasswordIssued', 'PasswordChanged', 'PasswordWithdrawn'];

/** Account that issued the first password which is good now; undefined where its owner has chosen another. */
async function issuerOf({ events, organization }: CommandScope, account: string): Promise<string | undefined> {
  const past = await events.read(events.stream(credentials, organization, account));
  const last = past.findLast(({ name }) => passwordEvents.includes(name));
  return last?.name === 'PasswordIssued' ? last.stored.meta.actor : undefined;
}

/**
 * Whoever issued a first password knows it until it is changed. It ends, and sessions with it, where he has not all
 * rights that its account has now.
 */
export async function endForeignPassword(scope: CommandScope, account: string, rights: Rights): Promise<void> {
  const issuer = await issuerOf(scope, account);
  if (issuer === undefined || issuer === scope.principal.account) return;
  const row = (await scope.rows(principals).get(scope.organization, issuer))?.doc as PrincipalRow | undefined;
  if (row && !hasAllRightsOf(row.roles, rights, { managesOutside: false })) await endAccess(scope, account);
}
