import { type Principal as Caller, type ServiceScope } from '@kadro/chassis';
import { administersBranch, hasRightsOver } from '../../person/shared/access.ts';
import { credentials } from '../events.ts';
import { type PrincipalRow, principals } from '../rows/principals.ts';

async function issuerOf({ events }: ServiceScope, organization: string, account: string): Promise<string | undefined> {
  const past = await events.read(events.stream(credentials, organization, account));
  return past.findLast(({ name }) => name === 'PasswordIssued')?.stored.meta.actor;
}

/**
 * Whether the first password of an account is known to somebody who may not act on it: whoever issued it knows it until
 * its owner changes it. `callerOf` gives an issuer's rights as they are now, null where he has none.
 */
export async function isKnownToStranger(
  service: ServiceScope,
  organization: string,
  { id, temporary, branchId, roles }: PrincipalRow,
  callerOf: (account: string) => Promise<Caller | null>,
): Promise<boolean> {
  if (!temporary) return false;
  const issuer = await issuerOf(service, organization, id);
  // commands of operators and of the service itself are nobody's
  if (issuer === undefined || issuer === id || !(await service.rows(principals).get(organization, issuer)))
    return false;
  const principal = await callerOf(issuer);
  if (!principal) return true;
  const rows: ServiceScope['rows'] = (model) => service.rows(model);
  const acting = { domain: service.domain, rows, organization, principal };
  return !administersBranch(acting, branchId) || !(await hasRightsOver(acting, { id, roles }));
}
