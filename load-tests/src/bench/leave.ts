import { randomUUID } from 'node:crypto';
import { type Account, Api } from '../shared/api.ts';
import { inTemporaryFolder, startChild } from '../shared/child.ts';
import { connections, load, type Measured, signedInPeople, type Target } from './load/command-load.ts';
import { leaveType, requestsAt } from './load/leave-target.ts';
import { median, rounded, say, sayResult, script } from '../shared/report.ts';
import { startSystem } from '../shared/system.ts';

const runs = 5;
const secondsPerRun = 6;
const earlierEvents = 10_000;
const pairs = 5;
const requestsPerPair = 200;

const years = Array.from({ length: 6 }, (_, n) => 2030 + n);
const atOnce = 2;

/** A manager who decides, and enough days of every year. */
async function prepare(
  api: Api,
  admin: Account,
  manager: Account,
  people: readonly Account[],
  leaveTypeId: string,
): Promise<void> {
  for (const person of people) {
    await api.command(admin, 'PUT', `employees/${person.id}/management`, { leaveManagers: [manager.id] });
    // another manager, other rights: the token of before is no good
    Object.assign(person, await api.session(person));
    for (const year of years)
      await api.command(
        admin,
        'POST',
        `employees/${person.id}/leave-settings/balance`,
        { leaveTypeId, year, days: 366 },
        'leave',
      );
  }
}

/** Adjustments of one person, up and down, on days of several years. */
async function giveHistory(api: Api, admin: Account, person: Account, leaveTypeId: string): Promise<void> {
  let next = 0;
  const adjust = async (): Promise<void> => {
    for (let n = next++; n < earlierEvents; n = next++) {
      const on = Temporal.PlainDate.from('2020-01-01')
        .add({ days: n % 3_000 })
        .toString();
      await api.command(
        admin,
        'POST',
        `employees/${person.id}/leave-settings/adjustments`,
        { leaveTypeId, on, days: n % 2 === 0 ? 1 : -1, reason: 'Days of an earlier system' },
        'leave',
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, adjust));
}

async function throughput(
  target: { system: Target; echo: Target },
  people: readonly Account[],
): Promise<{ system: Measured[]; echo: Measured[] }> {
  const measured: { system: Measured[]; echo: Measured[] } = { system: [], echo: [] };
  const warm = { echo: await load(target.echo, people, 20_000), system: await load(target.system, people, 1_600) };
  for (let run = 0; run < runs; run++) {
    for (const name of ['echo', 'system'] as const) {
      const pace = measured[name].at(-1) ?? warm[name];
      measured[name].push(
        await load(target[name], people, Math.max(connections, Math.round(pace.perSecond * secondsPerRun))),
      );
    }
    const [bare, own] = [measured.echo[run]!, measured.system[run]!];
    say(
      `run ${run + 1}: ${rounded(own.perSecond)}/s (p50 ${own.p50} ms, p99 ${own.p99} ms), bare Fastify ${rounded(bare.perSecond)}/s, ratio ${rounded(own.perSecond / bare.perSecond)}`,
    );
  }
  return measured;
}

/**
 * How much longer a request takes for one with a long past than for one with none: medians of alternating runs, one
 * connection each.
 */
async function costOfHistory(target: Target, veteran: Account, novice: Account): Promise<number> {
  const ratios: number[] = [];
  await load(target, [veteran], requestsPerPair);
  await load(target, [novice], requestsPerPair);
  for (let pair = 0; pair < pairs; pair++) {
    const [old, young] = [
      await load(target, [veteran], requestsPerPair),
      await load(target, [novice], requestsPerPair),
    ];
    // a run lasts whole seconds, so its rate says little; the mean of its answers is exact
    ratios.push(old.mean / young.mean);
  }
  say(`with ${earlierEvents} earlier events / none: ${ratios.map((ratio) => rounded(ratio)).join(', ')}`);
  return median(ratios);
}

async function bench(folder: string): Promise<void> {
  const system = await startSystem({ folder, creates: true });
  const echo = await startChild<{ address: string }>(new URL('./load/echo-process.ts', import.meta.url), {});
  try {
    const api = new Api(system.ready.address);
    const { admin, people } = await signedInPeople(api, system.ready);
    const { branchId } = system.ready.organization!;
    const [manager, veteran, novice] = [
      await api.hire(admin, branchId, '7000'),
      await api.hire(admin, branchId, '7001'),
      await api.hire(admin, branchId, '7002'),
    ];
    const leaveTypeId = await leaveType(api, admin, { tracksBalance: true });
    await prepare(api, admin, manager, [...people, veteran, novice], leaveTypeId);
    await giveHistory(api, admin, veteran, leaveTypeId);
    const targets = {
      system: requestsAt(system.ready.address, leaveTypeId),
      echo: requestsAt(echo.ready.address, leaveTypeId, `/people/${randomUUID()}/leave`),
    };
    const history = await costOfHistory(targets.system, veteran, novice);
    report(await throughput(targets, people), history);
  } finally {
    await Promise.all([system.stop(), echo.stop()]);
  }
}

function report({ system, echo }: { system: readonly Measured[]; echo: readonly Measured[] }, history: number): void {
  const rates = system.map(({ perSecond }) => perSecond);
  sayResult({
    name: 'leave',
    value: median(rates),
    unit: 'requests/s',
    ratio: median(rates.map((rate, run) => rate / echo[run]!.perSecond)),
    baseline: `bare Fastify JSON POST in a process of its own, same client and bodies, ${connections} connections: ${rounded(median(echo.map(({ perSecond }) => perSecond)))}/s`,
    p50: median(system.map(({ p50 }) => p50)),
    p99: median(system.map(({ p99 }) => p99)),
    history: rounded(history),
    min: Math.min(...rates),
    max: Math.max(...rates),
    runs,
  });
}

await script(() => inTemporaryFolder(bench));
