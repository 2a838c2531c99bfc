import { queryScope, type ServiceRuntime } from '@kadro/chassis';
import { type DemoCompany, demoPrincipal } from '@kadro/kernel';
import { people } from '../replicas/people.ts';

const everyMs = 50;
const mostMs = 120_000;
/** Leave tells of all its requests in one go: when nothing came for so long, all is told. */
const quietMs = 500;

/** Until everybody is known, and leave has told what it has to. @throws Error after two minutes */
export async function untilTold(runtime: ServiceRuntime, company: DemoCompany): Promise<void> {
  const { ports } = runtime;
  const admin = company.people.find(({ id }) => id === company.admin)!;
  const scope = queryScope(runtime, demoPrincipal(company, admin), 'en');
  const ids = company.people.map(({ id }) => id);
  const deadline = ports.wait.deadline(mostMs);
  let [head, quietFor] = ['', 0];
  while (quietFor < quietMs) {
    if (deadline.aborted) throw new Error('the demo waited in vain for people and their leave');
    await ports.wait.sleep(everyMs);
    const isKnown = (await scope.rowsById(people.model, ids)).length === ids.length;
    const now = await ports.events.head();
    quietFor = isKnown && now === head ? quietFor + everyMs : 0;
    head = now;
  }
}

/** Until something is so. @throws Error after two minutes */
export async function untilTrue({ ports }: ServiceRuntime, isSo: () => Promise<boolean>, what: string): Promise<void> {
  const deadline = ports.wait.deadline(mostMs);
  while (!(await isSo())) {
    if (deadline.aborted) throw new Error(`the demo waited in vain for ${what}`);
    await ports.wait.sleep(everyMs);
  }
}

/** Until no job makes records any more. @throws Error after two minutes */
export async function untilDerived(runtime: ServiceRuntime, { id }: DemoCompany): Promise<void> {
  const { ports, service } = runtime;
  const isDone = async () => {
    const { items } = await ports.jobs.list(id, service.name, { offset: 0, limit: 1_000 });
    return items.every(({ state }) => state === 'DONE');
  };
  await untilTrue(runtime, isDone, 'its day records');
}
