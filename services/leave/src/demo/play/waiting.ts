import { type Ports, type ServiceRuntime } from '@kadro/chassis';
import { recountJob } from '../../account/recount/job.ts';
import { holidays } from '../../replicas/holidays.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { type Company, scopeOf } from '../company.ts';

const everyMs = 25;
const mostMs = 120_000;
const all = { where: [] };

/** @throws Error after two minutes */
async function until({ wait }: Ports, what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = wait.deadline(mostMs);
  while (!(await isTrue())) {
    if (deadline.aborted) throw new Error(`the demo waited in vain for ${what}`);
    await wait.sleep(everyMs);
  }
}

/** Compares what identity publishes last. */
export async function untilKnown({ runtime }: { runtime: ServiceRuntime }, company: Company): Promise<void> {
  const { id, people: expected, holidays: count } = company;
  const scope = scopeOf(runtime, company);
  const ids = expected.map((one) => one.id);
  await until(runtime.ports, 'people and holidays', async () => {
    if ((await runtime.rows(holidays.model).count(id, all, count)).total < count) return false;
    const known = new Map((await scope.rowsById<PersonRow>(people.model, ids)).map((row) => [row.id, row]));
    return expected.every((one) => {
      const row = known.get(one.id);
      return (
        row?.branchId === one.branchId &&
        one.leaveManagers.join() === row.leaveManagers.join() &&
        row.superAdmin === one.roles.superAdmin
      );
    });
  });
}

export async function untilRecounted(
  { ports, service }: ServiceRuntime,
  { id }: Company,
  holidayId: string,
): Promise<void> {
  await until(ports, 'the new count', async () => {
    const { items } = await ports.jobs.list(id, service.name, { offset: 0, limit: 20 });
    return items.some(
      ({ name, data, state }) => name.endsWith(`.${recountJob}`) && data.holidayId === holidayId && state === 'DONE',
    );
  });
}
