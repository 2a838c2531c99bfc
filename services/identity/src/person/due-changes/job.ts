import { type CommandContext, CommandScope, type ServiceRuntime } from '@kadro/chassis';
import { house, todayIn } from '@kadro/kernel';
import { systemPrincipal } from '../../organization/create/steps.ts';
import { mustBeActive, otherSuperAdmin } from '../sections/command.ts';
import { type EmployeeRow, employees } from '../rows/employees.ts';
import { checkManager, endAllSessions } from '../employment/command.ts';
import { checkPlace } from '../../organization/records/branches.ts';
import { organizations } from '../../organization/events.ts';
import { todayAt } from '../shared/day.ts';
import { person, type PersonState } from '../events.ts';
import { takeEffect } from './rules.ts';

type Planned = EmployeeRow['planned'][number];

/** No place on earth is further ahead. */
const firstZone = 'Pacific/Kiritimati';

/** Everything of an organization whose day may have come somewhere, by day and in the order of planning. */
async function dueIn(runtime: ServiceRuntime, organization: string): Promise<{ who: string; plan: Planned }[]> {
  const latest = todayIn(firstZone, runtime.ports.clock.now());
  const due: { who: string; plan: Planned }[] = [];
  for (let after = '', more = true; more;) {
    const where = [
      { index: 'plannedOn', to: latest },
      { index: 'id', from: `${after}\u0000` },
    ];
    const rows = await runtime
      .rows(employees)
      .find(organization, { where }, { sort: { index: 'id', descending: false }, offset: 0, limit: 500 });
    due.push(
      ...rows.flatMap(({ id, doc }) =>
        (doc as unknown as EmployeeRow).planned
          .filter(({ effectiveOn }) => effectiveOn <= latest)
          .map((plan) => ({ who: id, plan })),
      ),
    );
    after = rows.at(-1)?.id ?? '';
    more = rows.length === 500;
  }
  const key = ({ plan }: { plan: Planned }): string => `${plan.effectiveOn} ${plan.plannedAt}`;
  return due.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

/** Why what a plan points to is no longer there, by its name in the catalogue; null where nothing stands against it. */
async function refusalOf(scope: CommandScope, { kind, changes }: Planned, row: EmployeeRow): Promise<string | null> {
  try {
    if (kind === 'EMPLOYMENT') {
      await checkPlace(changes, scope);
      await checkManager(scope, changes.managerId);
    } else if (kind === 'MANAGEMENT') await mustBeActive(scope, changes as Record<string, readonly string[]>);
    else if (row.roles.superAdmin && !(await otherSuperAdmin(scope))) return 'last_super_admin';
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Error) || !house.errors.has(thrown.name)) throw thrown;
    const [field] = Object.values((thrown as { fields?: Record<string, { name: string }> }).fields ?? {});
    return field?.name ?? thrown.name;
  }
}

/** Brings one plan into force where its day has come; whoever else does so at the same time changes nothing. */
async function settle(runtime: ServiceRuntime, organization: string, who: string, plan: Planned): Promise<void> {
  const row = (await runtime.rows(employees).get(organization, who))?.doc as EmployeeRow | undefined;
  const today = row && (await todayAt(runtime, organization, row.branchId));
  if (!row || !today || plan.effectiveOn > today) return;
  const context: CommandContext = {
    organization,
    actor: 'system',
    key: `due/${plan.id}`,
    body: '',
    correlation: plan.id,
    day: today,
  };
  const scope = new CommandScope(
    runtime,
    systemPrincipal(organization),
    runtime.service.house.defaultLanguage,
    context,
  );
  scope.id = who;
  const refused = await refusalOf(scope, plan, row);
  const { events } = await scope.run(person, who, 'effect', (state: PersonState) =>
    takeEffect(state, plan.id, { today, refused, leaving: plan.kind === 'RESIGNATION' ? plan.changes : {} }),
  );
  if (events.includes('ResignationTookEffect')) await endAllSessions(scope, who);
  // who comes next is judged by how things stand then
  await runtime.caughtUp(scope.outcome!.position);
}

/**
 * Brings into force what was planned for days that have come, by the zone of each person's branch. Once per plan,
 * however often and late it runs.
 */
export async function settleDueChanges(runtime: ServiceRuntime): Promise<void> {
  for (const organization of await runtime.rows(organizations).organizations()) {
    for (const { who, plan } of await dueIn(runtime, organization)) {
      await settle(runtime, organization, who, plan).catch((failed: unknown) =>
        runtime.logger.error(
          { organization, person: who, plan: plan.id, error: String(failed) },
          'a planned change could not be looked at',
        ),
      );
    }
  }
}

const busy = new WeakSet<ServiceRuntime>();

/** Every minute and at start, each run after the one before. */
export const dueChanges = {
  name: 'dueChanges',
  everyMs: 60_000,
  run: async (runtime: ServiceRuntime): Promise<void> => {
    if (busy.has(runtime)) return;
    busy.add(runtime);
    await settleDueChanges(runtime).finally(() => busy.delete(runtime));
  },
};
