import { randomUUID } from 'node:crypto';
import { type Account, Api } from '../shared/api.ts';
import { inTemporaryFolder, startChild } from '../shared/child.ts';
import { load, signedInPeople, type Target } from './load/command-load.ts';
import { compareWithEcho, comparedRates } from './load/echo-comparison.ts';
import { leaveType, requestsAt } from './load/leave-target.ts';
import { median, rounded, say, sayResult, script } from '../shared/report.ts';
import { startSystem } from '../shared/system.ts';

const secondsPerRun = 6;
const earlierEvents = 10_000;
const pairs = 5;
const requestsPerPair = 200;

const years = Array.from({ length: 6 }, (_, n) => 2030 + n);
const concurrency = 2;

/** Gives everybody a manager, and enough days of every year. */
async function prepare(
  api: Api,
  admin: Account,
  manager: Account,
  people: readonly Account[],
  leaveTypeId: string,
): Promise<void> {
  for (const person of people) {
    await api.command(admin, 'PUT', `employees/${person.id}/management`, { leaveManagers: [manager.id] });
    // new rights end the token
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

/** Adjusts one person's balance up and down on days of several years. */
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
  await Promise.all(Array.from({ length: concurrency }, adjust));
}

/** Mean of a request with a long history over one with none: median of alternating runs, one connection each. */
async function costOfHistory(target: Target, veteran: Account, novice: Account): Promise<number> {
  const ratios: number[] = [];
  await load(target, [veteran], requestsPerPair);
  await load(target, [novice], requestsPerPair);
  for (let pair = 0; pair < pairs; pair++) {
    const [old, young] = [
      await load(target, [veteran], requestsPerPair),
      await load(target, [novice], requestsPerPair),
    ];
    // a run lasts whole seconds, so its rate is coarse; the mean latency is exact
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
    const compared = await compareWithEcho(targets, people, { warmUp: { echo: 20_000, system: 1_600 }, secondsPerRun });
    sayResult({ name: 'leave', unit: 'requests/s', ...comparedRates(compared, 'POST'), history });
  } finally {
    await Promise.all([system.stop(), echo.stop()]);
  }
}

await script(() => inTemporaryFolder(bench));
