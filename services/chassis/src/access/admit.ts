import { type Route } from '../declare/command.ts';
import { type Policy, type Principal } from '../declare/principal.ts';
import { Refused } from '../declare/refusal.ts';

/** Before the row is known. @throws Refused area_disabled, password_change_required, forbidden */
export function admit(policy: Policy, { access, area }: Pick<Route, 'access' | 'area'>, principal: Principal | null) {
  if (!principal || access.who === 'public') return;
  if (area && access.who === 'member' && policy.isOff(principal, area)) throw new Refused('area_disabled');
  if (principal.mustChangePassword && !(access.who === 'member' && access.beforePasswordChange))
    throw new Refused('password_change_required');
  if (access.who === 'roles' && !policy.hasRole(principal, access.roles)) throw new Refused('forbidden');
}
