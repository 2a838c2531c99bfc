import { randomUUID } from 'node:crypto';
import autocannon, { type Prepared } from 'autocannon';
import { openEmbeddedPorts } from '@kadro/chassis/embedded';
import { type Account, Api } from './api.ts';
import { inTemporaryFolder, startChild } from './child.ts';
import { median, rounded, say, sayResult, script } from './report.ts';
import { startSystem, type SystemReady } from './system.ts';

const connections = 32;
const runs = 5;
const secondsPerRun = 8;

interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  answered: number;
}

/** Where the load goes, and what each connection sent last. */
interface Target {
  url: string;
  path: (id: string) => string;
  last: Map<string, string>;
}

let sent = 0;

/** `amount` changes of contact, each to another value, one person per connection; every one must be answered with 2xx. */
async function load({ url, path, last }: Target, people: readonly Account[], amount: number): Promise<Measured> {
  let next = 0;
  const result = await autocannon({
    url,
    connections,
    amount,
    timeout: 60,
    setupClient: (client) => {
      const { id, token } = people[next++ % people.length]!;
      const headers = { 'content-type': 'application/json', authorization: token };
      const setupRequest = (request: Prepared) => {
        const address = `Street ${String(++sent).padStart(9, '0')}`;
        last.set(id, address);
        return { ...request, headers: { ...headers, 'idempotency-key': randomUUID() }, body: JSON.stringify({ address }) };
      };
      client.setRequests([{ method: 'PUT', path: path(id), headers, setupRequest }]);
    },
  });
  const answered = result['2xx'];
  if (answered !== amount) throw new Error(`${amount} sent, ${answered} answered with 2xx, ${result.non2xx} refused, ${result.errors} errors`);
  return { perSecond: answered / result.duration, p50: result.latency.p50, p99: result.latency.p99, answered };
}

async function signedInPeople(api: Api, { organization }: SystemReady): Promise<{ admin: Account; people: Account[] }> {
  const { id, branchId } = organization!;
  const admin = await api.signIn(organization!);
  await api.command(admin, 'PUT', `organizations/${id}/mobile-settings`, { settings: { hrPage: false } });
  const people: Account[] = [];
  for (let n = 0; n < connections; n++) people.push(await api.hire(admin, branchId, String(2000 + n)));
  return { admin, people };
}

async function checkRows(api: Api, admin: Account, last: Target['last']): Promise<void> {
  const query = 'query ($ids: [ID!]!) { employeesByIds(ids: $ids) { id contact { address } } }';
  const { employeesByIds } = await api.query<{ employeesByIds: { id: string; contact: { address: string } }[] }>(admin, query, { ids: [...last.keys()] });
  const stale = employeesByIds.filter(({ id, contact }) => contact.address !== last.get(id));
  if (employeesByIds.length !== last.size || stale.length > 0) throw new Error(`${stale.length} of ${last.size} rows do not show the last value`);
}

/** Number of contact changes in the log of a stopped system. */
async function loggedChanges(folder: string): Promise<number> {
  const ports = await openEmbeddedPorts({ folder });
  let count = 0;
  for (let after = ''; ; ) {
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
  const echo = await startChild<{ address: string }>('echo-process.ts', {});
  const measured: { system: Measured[]; echo: Measured[] } = { system: [], echo: [] };
  const last = new Map<string, string>();
  let answered = 0;
  try {
    const api = new Api(system.ready.address);
    const { admin, people } = await signedInPeople(api, system.ready);
    const targets = {
      system: { url: system.ready.address, path: (id: string) => `/identity/api/v1/employees/${id}/contact`, last },
      echo: { url: echo.ready.address, path: (id: string) => `/people/${id}/contact`, last: new Map<string, string>() },
    };
    const warm = { echo: await load(targets.echo, people, 20_000), system: await load(targets.system, people, 5_000) };
    answered += warm.system.answered;
    for (let run = 0; run < runs; run++) {
      for (const name of ['echo', 'system'] as const) {
        const pace = measured[name].at(-1) ?? warm[name];
        measured[name].push(await load(targets[name], people, Math.max(connections, Math.round(pace.perSecond * secondsPerRun))));
      }
      const [bare, own] = [measured.echo[run]!, measured.system[run]!];
      answered += own.answered;
      say(`run ${run + 1}: ${rounded(own.perSecond)}/s (p50 ${own.p50} ms, p99 ${own.p99} ms), bare Fastify ${rounded(bare.perSecond)}/s, ratio ${rounded(own.perSecond / bare.perSecond)}`);
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
