import { derivedId, perform, type ServiceRuntime } from '@kadro/chassis';
import { systemPrincipal } from '../shared/system-principal.ts';
import { type BranchFacts } from './branches.ts';

export interface Step {
  at: Temporal.Instant;
  /** Id of the row: steps on the same one keep their order. */
  on: string;
  run(runtime: ServiceRuntime): Promise<unknown>;
}

export interface Company {
  id: string;
  name: string;
  /** Goes before everything that an id is made of. */
  idsOf: readonly string[];
  /** First day, YYYY-MM-DD. */
  founded: string;
  branches: Record<string, BranchFacts>;
  /** Staff number of the person who runs the system from the second day on. */
  admin: string;
}

/** The same on every machine, and in no two companies. */
export const demoId = ({ idsOf }: Pick<Company, 'idsOf'>, kind: string, name: string): string =>
  derivedId('demo', ...idsOf, kind, name);

/** Minutes after six o'clock UTC. */
export const morning = (day: string, minutes = 0): Temporal.Instant =>
  Temporal.Instant.from(`${day}T06:00:00Z`).add({ minutes });

export const daysBefore = (now: Temporal.Instant, days: number): Temporal.Instant =>
  morning(
    now
      .subtract({ hours: 24 * (days + 1) })
      .toString()
      .slice(0, 10),
  );

/** `label` distinguishes commands of one name on one row, so that a repeat adds nothing. */
export function commandStep(
  company: Company,
  at: Temporal.Instant,
  name: string,
  on: string,
  body: object,
  label = '',
): Step {
  const creates = name.startsWith('Create') || name === 'HirePerson';
  const system = systemPrincipal(company.id);
  const admin = demoId(company, 'person', company.admin);
  const isFirstDay = at.toString() < morning(company.founded).add({ hours: 24 }).toString();
  const actor = isFirstDay ? system : { ...system, account: admin, employeeId: admin };
  return {
    at,
    on,
    run: (runtime) =>
      perform(
        runtime,
        actor,
        name,
        creates ? {} : { id: on },
        creates ? { id: on, ...body } : body,
        `demo/${on}/${label}`,
      ),
  };
}

/** In the order of time, steps of one moment together; the clock only moves forward and stays in the past. */
export async function runSteps(
  runtime: ServiceRuntime,
  setClock: (at: Temporal.Instant) => void,
  steps: readonly Step[],
): Promise<void> {
  const inOrder = steps.toSorted((a, b) => Temporal.Instant.compare(a.at, b.at));
  for (const [moment, together] of Map.groupBy(inOrder, ({ at }) => at.epochMilliseconds)) {
    setClock(Temporal.Instant.fromEpochMilliseconds(moment));
    const chains = [...Map.groupBy(together, ({ on }) => on).values()];
    await Promise.all(
      chains.map(async (chain) => {
        for (const step of chain) await step.run(runtime);
      }),
    );
  }
}
