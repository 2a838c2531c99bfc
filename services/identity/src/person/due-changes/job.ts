import {
  type CommandContext,
  type ServiceScope,
  commandScope,
  type CommandScope,
  type StreamState,
} from '@kadro/chassis';
import { Rejection, todayIn } from '@kadro/kernel';
import { endAccess } from '../../credentials/sign-out/end.ts';
import { organizations } from '../../organization/rows/organizations.ts';
import { systemPrincipal } from '../../shared/system-principal.ts';
import { person } from '../events.ts';
import { type EmployeeRow } from '../rows/employee.ts';
import { employees } from '../rows/employees.ts';
import { effectOf } from '../shared/dated-change.ts';
import { todayAt } from '../shared/day.ts';
import { letGo } from '../shared/super-admins.ts';
import { type PersonState } from '../state.ts';
import { dueFacts, type PlannedRow } from './facts.ts';
import { type DueFacts, takeEffect } from './rules.ts';

interface Due {
  employeeId: string;
  plan: PlannedRow;
}

const rowsPerRead = 500;
/** No zone is further ahead. */
const firstZone = 'Pacific/Kiritimati';

/** Plans whose day may have come in some zone, by day and in the order of planning. */
async function dueIn(service: ServiceScope, organization: string): Promise<Due[]> {
  const latest = todayIn(firstZone, service.now());
  const due: Due[] = [];
  for (let after = '', more = true; more;) {
    const where = [
      { index: 'plannedOn', to: latest },
      { index: 'id', from: `${after}\u0000` },
    ];
    const rows = await service
      .rows(employees)
      .find(organization, { where }, { sort: { index: 'id', descending: false }, offset: 0, limit: rowsPerRead });
    for (const { id, doc } of rows)
      for (const plan of (doc as EmployeeRow).planned)
        if (plan.effectiveOn <= latest) due.push({ employeeId: id, plan });
    after = rows.at(-1)?.id ?? '';
    more = rows.length === rowsPerRead;
  }
  const key = ({ plan }: Due): string => `${plan.effectiveOn} ${plan.plannedAt}`;
  return due.toSorted((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0));
}

function systemScopeOf(service: ServiceScope, organization: string, plan: PlannedRow, day: string): CommandScope {
  const context: CommandContext = {
    organization,
    actor: 'system',
    // two runs at once change nothing twice
    key: `due/${plan.id}`,
    body: '',
    correlation: plan.id,
    day,
  };
  return commandScope(service, systemPrincipal(organization), service.domain.defaultLanguage, context);
}

/** With the say of the organization, which keeps its last super admin. */
async function factsOf(
  scope: CommandScope,
  plan: PlannedRow,
  row: EmployeeRow,
  { today, now }: { today: string; now: StreamState<PersonState> },
): Promise<DueFacts> {
  const facts = await dueFacts(scope, plan, row, today);
  try {
    await letGo(takeEffect(now.state, plan.id, facts), scope, now);
    return facts;
  } catch (thrown) {
    if (!(thrown instanceof Rejection) || thrown.name !== 'last_super_admin') throw thrown;
    return { ...facts, refused: thrown.name };
  }
}

async function settle(service: ServiceScope, organization: string, { employeeId, plan }: Due): Promise<void> {
  const row = (await service.rows(employees).get(organization, employeeId))?.doc as EmployeeRow | undefined;
  const today = row && (await todayAt(service, organization, row.branchId));
  if (!row || !today || effectOf({ kind: plan.kind, on: plan.effectiveOn }) > today) return;
  const scope = systemScopeOf(service, organization, plan, today);
  scope.id = employeeId;
  const now = await scope.state<PersonState>(person, employeeId);
  const facts = await factsOf(scope, plan, row, { today, now });
  // where the stream has moved meanwhile, the next run looks again
  const { events } = await scope.run(person, employeeId, 'effect', (state: PersonState, { revision }) =>
    revision === now.revision ? takeEffect(state, plan.id, facts) : [],
  );
  if (events.some(({ type }) => type === 'ResignationTookEffect')) await endAccess(scope, employeeId);
  // the facts of the next plan are read from rows
  await service.caughtUp(scope.outcome!.position);
}

/** Takes effect by the zone of each person's branch, once per plan, however often and late it runs. */
export async function settleDueChanges(service: ServiceScope): Promise<void> {
  for (const organization of await service.rows(organizations).organizations()) {
    for (const due of await dueIn(service, organization)) {
      await settle(service, organization, due).catch((failed: unknown) =>
        service.logger.error(
          { organization, person: due.employeeId, plan: due.plan.id, error: String(failed) },
          'a planned change could not be looked at',
        ),
      );
    }
  }
}

const busy = new WeakSet<ServiceScope>();

/** Every minute and at start, never two runs of one process at once. */
export const dueChanges = {
  name: 'dueChanges',
  everyMs: 60_000,
  run: async (service: ServiceScope): Promise<void> => {
    if (busy.has(service)) return;
    busy.add(service);
    await settleDueChanges(service).finally(() => busy.delete(service));
  },
};
