import { join } from 'node:path';
import { type Account, Api } from '../shared/api.ts';
import { type Child, inTemporaryFolder } from '../shared/child.ts';
import { document, listQueries } from './load/list-queries.ts';
import { median, rounded, say, sayResult, script, spreadOf } from '../shared/report.ts';
import { startSystem, type SystemReady } from '../shared/system.ts';

const sizes = { few: 1_000, many: 1_000_000 } as const;
const runs = 5;
const repeats = 6;
const roles = ['admin', 'restricted admin'] as const;

type Role = (typeof roles)[number];

/** A running system of one size with its callers. */
interface Crowd {
  system: Child<SystemReady>;
  api: Api;
  callers: Record<Role, Account>;
}

interface Page {
  employees: { items: { id: string }[]; total: number };
}

async function crowd(folder: string, people: number): Promise<Crowd> {
  const started = performance.now();
  const system = await startSystem({ folder, creates: true, people });
  const seconds = (performance.now() - started) / 1000;
  const { organization, branches } = system.ready;
  const api = new Api(system.ready.address);
  const admin = await api.signIn(organization!);
  const restricted = await api.hire(admin, branches[0]!, '9001');
  await api.command(admin, 'PUT', `employees/${restricted.id}/role`, {
    restrictedAdmin: true,
    adminBranches: branches.slice(0, 3),
  });
  // the change of role ended the access token
  say(`${people} people in ${rounded(seconds)} s`);
  return { system, api, callers: { admin, 'restricted admin': { ...restricted, ...(await api.session(restricted)) } } };
}

/** Milliseconds of one request, checked for rows. */
async function timed({ api, system, callers }: Crowd, role: Role, query: number, n: number): Promise<number> {
  const variables = listQueries[query]!.variables(n, system.ready.branches.slice(0, 3));
  const started = performance.now();
  const { employees } = await api.query<Page>(callers[role], document, variables);
  const ms = performance.now() - started;
  if (employees.items.length > employees.total) throw new Error('a page is longer than its total');
  return ms;
}

/** Times of each query as each role; few and many people alternate under the same conditions. */
async function run(few: Crowd, many: Crowd, round: number): Promise<Map<string, { few: number; many: number }>> {
  const medians = new Map<string, { few: number; many: number }>();
  for (const role of roles) {
    for (const [query, { name }] of listQueries.entries()) {
      const times = { few: [] as number[], many: [] as number[] };
      for (let repeat = 0; repeat < repeats; repeat++) {
        const n = round * repeats + repeat;
        times.few.push(await timed(few, role, query, n));
        times.many.push(await timed(many, role, query, n));
      }
      medians.set(`${name}, ${role}`, { few: median(times.few), many: median(times.many) });
    }
  }
  return medians;
}

async function bench(folder: string): Promise<void> {
  const few = await crowd(join(folder, 'few'), sizes.few);
  const many = await crowd(join(folder, 'many'), sizes.many);
  try {
    await run(few, many, 0);
    const rounds: Map<string, { few: number; many: number }>[] = [];
    for (let round = 1; round <= runs; round++) rounds.push(await run(few, many, round));
    report(rounds);
  } finally {
    await Promise.all([few.system.stop(), many.system.stop()]);
  }
}

function report(rounds: readonly Map<string, { few: number; many: number }>[]): void {
  const ratios: number[] = [];
  for (const name of rounds[0]!.keys()) {
    const [few, many] = (['few', 'many'] as const).map((size) =>
      median(rounds.map((round) => round.get(name)![size])),
    ) as [number, number];
    ratios.push(many / few);
    say(
      `${name}: ${rounded(few)} ms of ${sizes.few}, ${rounded(many)} ms of ${sizes.many}, ratio ${rounded(many / few)}`,
    );
  }
  const perRound = rounds.map((round) => ({
    few: median([...round.values()].map((one) => one.few)),
    many: median([...round.values()].map((one) => one.many)),
  }));
  const values = perRound.map(({ many }) => many);
  sayResult({
    name: 'list',
    ...spreadOf(
      values,
      rounds.flatMap((round) => [...round.values()].map(({ many }) => many)),
    ),
    unit: 'ms',
    ratio: median(perRound.map(({ few, many }) => many / few)),
    baseline:
      `the same queries over ${sizes.few} people instead of ${sizes.many}, both over HTTP through the gateway; ` +
      `worst single query: ratio ${rounded(Math.max(...ratios))}`,
  });
}

await script(() => inTemporaryFolder(bench));
