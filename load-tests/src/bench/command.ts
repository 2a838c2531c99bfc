import { openEmbeddedPorts } from '@kadro/chassis/embedded';
import { type Account, Api } from '../shared/api.ts';
import { inTemporaryFolder, startChild } from '../shared/child.ts';
import { connections, contactAt, load, type Measured, signedInPeople } from './load/command-load.ts';
import { median, rounded, say, sayResult, script } from '../shared/report.ts';
import { startSystem } from '../shared/system.ts';

const runs = 5;
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
  const measured: { system: Measured[]; echo: Measured[] } = { system: [], echo: [] };
  const last = new Map<string, string>();
  let answered = 0;
  try {
    const api = new Api(system.ready.address);
    const { admin, people } = await signedInPeople(api, system.ready);
    const targets = {
      system: contactAt(system.ready.address, (id) => `/identity/api/v1/employees/${id}/contact`, last),
      echo: contactAt(echo.ready.address, (id) => `/people/${id}/contact`, new Map()),
    };
    const warm = { echo: await load(targets.echo, people, 20_000), system: await load(targets.system, people, 5_000) };
    answered += warm.system.answered;
    for (let run = 0; run < runs; run++) {
      for (const name of ['echo', 'system'] as const) {
        const pace = measured[name].at(-1) ?? warm[name];
        measured[name].push(
          await load(targets[name], people, Math.max(people.length, Math.round(pace.perSecond * secondsPerRun))),
        );
      }
      const [bare, own] = [measured.echo[run]!, measured.system[run]!];
      answered += own.answered;
      say(
        `run ${run + 1}: ${rounded(own.perSecond)}/s (p50 ${own.p50} ms, p99 ${own.p99} ms), bare Fastify ${rounded(bare.perSecond)}/s, ratio ${rounded(own.perSecond / bare.perSecond)}`,
      );
    }
    await checkRows(api, admin, last);
  } finally {
    await Promise.all([system.stop(), echo.stop()]);
  }
  const logged = await loggedChanges(folder);
  if (logged !== answered) throw new Error(`${answered} answered with 200, ${logged} events in the log`);
  say(`${logged} answers with 200, as many events in the log, every row shows its last value`);
  report(measured.system, measured.echo);
}

function report(system: readonly Measured[], echo: readonly Measured[]): void {
  const rates = system.map(({ perSecond }) => perSecond);
  sayResult({
    name: 'command',
    value: median(rates),
    unit: 'commands/s',
    ratio: median(rates.map((rate, run) => rate / echo[run]!.perSecond)),
    baseline: `bare Fastify JSON PUT in a process of its own, same client and bodies, ${connections} connections: ${rounded(median(echo.map(({ perSecond }) => perSecond)))}/s`,
    p50: median(system.map(({ p50 }) => p50)),
    p99: median(system.map(({ p99 }) => p99)),
    min: Math.min(...rates),
    max: Math.max(...rates),
    runs,
  });
}

await script(() => inTemporaryFolder(bench));
