import { type CommandScope, Refused, type QueryScope } from '@kadro/chassis';
import { admins } from '../../organization/admins/events.ts';
import { release, type Standing, stays } from '../../organization/admins/rules.ts';
import { person, type PersonEvent } from '../events.ts';
import { employees } from '../rows/employees.ts';
import { type PersonState } from '../state.ts';

const attempts = 8;

/** Rows name them, and may be late; their streams say whether it is so. */
async function othersThan(scope: QueryScope, id: string): Promise<Standing[]> {
  const rows = await scope.find(employees, [
    { index: 'role', eq: 'SUPER_ADMIN' },
    { index: 'status', eq: 'ACTIVE' },
  ]);
  const others: Standing[] = [];
  for (const { id: employeeId } of rows.filter((one) => one.id !== id)) {
    const { state, revision } = await scope.state<PersonState>(person, employeeId);
    others.push({ employeeId, revision, isSuperAdmin: state.status === 'ACTIVE' && state.roles.superAdmin });
  }
  return others;
}

export async function otherSuperAdmin(scope: CommandScope): Promise<boolean> {
  const { state } = await scope.state(admins, scope.organization);
  const others = await othersThan(scope, scope.id);
  return others.some((one) => stays(state, one, scope.now()));
}

const endsSuperAdmin = ({ roles }: PersonState, events: readonly PersonEvent[]): boolean =>
  roles.superAdmin && events.some((one) => one.type === 'RolesChanged' && !one.data.superAdmin);

/**
 * Where these events make a super admin none, the organization lets him go first: of two who would take the role from
 * each other at once, one finds the other gone. Bound to the person's revision. @throws Rejection last_super_admin;
 * Refused changed_meanwhile
 */
export async function letGo(
  events: readonly PersonEvent[],
  scope: CommandScope,
  { state, revision }: { state: PersonState; revision: number },
): Promise<'bound' | undefined> {
  if (!endsSuperAdmin(state, events)) return undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const known = await scope.state(admins, scope.organization);
    const facts = { others: await othersThan(scope, scope.id), now: scope.now() };
    // each time anew: a former release may be spent
    const step = `release/${scope.ids.random()}`;
    const { events: released } = await scope.run(admins, scope.organization, step, (now, fold) =>
      fold.revision === known.revision ? release(now, { employeeId: scope.id, revision }, facts) : [],
    );
    if (released.length > 0) return 'bound';
  }
  throw new Refused('changed_meanwhile');
}
