import { openEmbeddedPorts } from '@kadro/chassis/embedded';
import { type Account, Api } from '../shared/api.ts';
import { inTemporaryFolder, startChild } from '../shared/child.ts';
import { contactAt, signedInPeople } from './load/command-load.ts';
import { compareWithEcho, type Comparison, comparedRates } from './load/echo-comparison.ts';
import { say, sayResult, script } from '../shared/report.ts';
import { startSystem } from '../shared/system.ts';

const secondsPerRun = 8;

async function checkRows(api: Api, admin: Account, last: ReadonlyMap<string, string>): Promise<void> {
  const query = 'query ($ids: [ID!]!) { employeesByIds(ids: $ids) { id contact { address } } }';
  const { employeesByIds } = await api.query<{ employeesByIds: { id: string; contact: { address: string } }[] }>(
    admin,
    query,
    { ids: [...last.keys()] },
  );
  const stale = employeesByIds.filter(({ id, contact }) => contact.address !== last.get(id));
  if (employeesByIds.length !== last.size || stale.length > 0)
    throw new Error(`${stale.length} of ${last.size} rows do not show the last value`);
}

/** Number of contact changes in the log of a stopped system. */
async function loggedChanges(folder: string): Promise<number> {
  const ports = await openEmbeddedPorts({ folder });
  let count = 0;
  for (let after = ''; ;) {
    const events = await ports.events.readAll(after, 5_000);
    count += events.filter(({ type }) => type === 'identity.ContactChanged').length;
    if (events.length === 0) break;
    after = events.at(-1)!.position;
  }
  await ports.close();
  return count;
}

async function bench(folder: string): Promise<void> {
  const system = await startSystem({ folder, creates: true });
  const echo = await startChild<{ address: string }>(new URL('./load/echo-process.ts', import.meta.url), {});
  const last = new Map<string, string>();
  let compared: Comparison;
  try {
    const api = new Api(system.ready.address);
    const { admin, people } = await signedInPeople(api, system.ready);
    const targets = {
      system: contactAt(system.ready.address, (id) => `/identity/api/v1/employees/${id}/contact`, last),
      echo: contactAt(echo.ready.address, (id) => `/people/${id}/contact`, new Map()),
    };
    compared = await compareWithEcho(targets, people, { warmUp: { echo: 20_000, system: 5_000 }, secondsPerRun });
    await checkRows(api, admin, last);
  } finally {
    await Promise.all([system.stop(), echo.stop()]);
  }
  const logged = await loggedChanges(folder);
  if (logged !== compared.answered)
    throw new Error(`${compared.answered} answered with 200, ${logged} events in the log`);
  say(`${logged} answers with 200, as many events in the log, every row shows its last value`);
  sayResult({ name: 'command', unit: 'commands/s', ...comparedRates(compared, 'PUT') });
}

await script(() => inTemporaryFolder(bench));
