import { type Rights } from '../../../server/session/rights.ts';
import { type Employee } from './model.ts';

/** Restricted admins may not administer admins, and only super admins may administer a super admin. */
function isAbove({ roles, role }: Pick<Employee, 'roles' | 'role'>, { all, superAdmin }: Rights): boolean {
  const superior = roles?.superAdmin ?? role === 'SUPER_ADMIN';
  const unrestricted = roles ? roles.admin && !roles.restrictedAdmin : role === 'ADMIN';
  return (superior && !superAdmin) || (Boolean(unrestricted) && !all);
}

export type Permissions = {
  role: boolean;
  resign: boolean;
  rehire: boolean;
  welcome: boolean;
  unlock: boolean;
  employment: boolean;
  /** Managers, permissions and the birth date: nobody sets his own. */
  managers: boolean;
  workEmail: boolean;
};

/** The commands that the server accepts for a person; buttons for others are hidden. */
export function permissionsOf(
  employee: Pick<Employee, 'id' | 'status' | 'roles' | 'role'>,
  rights: Rights,
  self: string,
): Permissions {
  const own = employee.id === self;
  const above = isAbove(employee, rights);
  const active = employee.status === 'ACTIVE';
  return {
    role: rights.all && !own && !above,
    resign: active && !own && !above,
    rehire: !active,
    welcome: active && !own && !above,
    unlock: active && !own && !above,
    employment: active && !own,
    managers: !own,
    workEmail: own || !above,
  };
}
