import { isAnyAdmin, isUnrestrictedAdmin, type Principal, type Roles } from './roles.ts';

export interface Rights extends Roles {
  adminBranches: readonly string[];
}

export const rightsOf = ({ roles, adminBranches }: Principal): Rights => ({ ...roles, adminBranches });

/** What is held beside roles. */
export interface Duties {
  /** People outside of the actor's reach are managed. */
  managesOutside: boolean;
}

/** Whether an account may do all that another may: who acts on an account could sign in as it. */
export function hasAllRightsOf(actor: Rights, other: Rights, { managesOutside }: Duties): boolean {
  if (actor.superAdmin) return true;
  if (other.superAdmin) return false;
  if (isUnrestrictedAdmin(actor)) return true;
  if (isUnrestrictedAdmin(other) || managesOutside || (other.hrManager && !actor.hrManager)) return false;
  const reached = isAnyAdmin(actor) ? actor.adminBranches : [];
  return !isAnyAdmin(other) || other.adminBranches.every((branch) => reached.includes(branch));
}
