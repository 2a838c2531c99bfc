import { randomUUID } from 'node:crypto';
import { type Account, Api } from '../shared/api.ts';
import { inTemporaryFolder, startChild } from '../shared/child.ts';
import { median, rounded, say, sayResult, script } from '../shared/report.ts';
import { startSystem } from '../shared/system.ts';
import { clockingAt, prepareClocking } from './load/clock-target.ts';
import { load, signedInPeople, type Target } from './load/command-load.ts';
import { compareWithEcho, comparedRates } from './load/echo-comparison.ts';

const secondsPerRun = 5;
const peoplePerConnection = 6;
const earlierReadings = 10_000;
const pairs = 5;
const readingsPerPair = 60;
const concurrency = 8;

/** Four readings a day, entered by the admin, up to a week ago. */
async function giveHistory(api: Api, admin: Account, { id: employeeId }: Account): Promise<void> {
  const last = Date.now() - 8 * 86_400_000;
  let next = 0;
  const enter = async (): Promise<void> => {
    for (let n = next++; n < earlierReadings; n = next++) {
      const at = new Date(last - Math.floor(n / 4) * 86_400_000 - (n % 4) * 3 * 3_600_000).toISOString();
      const eventType = n % 2 === 0 ? 'CLOCK_OUT' : 'CLOCK_IN';
      await api.command(admin, 'POST', 'clock-records', { employeeId, eventType, at }, 'attendance');
    }
  };
  await Promise.all(Array.from({ length: concurrency }, enter));
}

/** Mean of a clock-in with a long history over one with none: median of alternating runs, one connection each. */
async function costOfHistory(target: Target, veteran: Account, novice: Account): Promise<number> {
  const ratios: number[] = [];
  for (const one of [veteran, novice]) await load(target, [one], readingsPerPair);
  for (let pair = 0; pair < pairs; pair++) {
    const old = await load(target, [veteran], readingsPerPair);
    const young = await load(target, [novice], readingsPerPair);
    ratios.push(old.mean / young.mean);
  }
  say(`with ${earlierReadings} earlier readings / none: ${ratios.map((ratio) => rounded(ratio)).join(', ')}`);
  return median(ratios);
}

async function bench(folder: string): Promise<void> {
  const system = await startSystem({ folder, creates: true });
  const echo = await startChild<{ address: string }>(new URL('./load/echo-process.ts', import.meta.url), {});
  try {
    const api = new Api(system.ready.address);
    const { admin, people } = await signedInPeople(api, system.ready);
    const { branchId } = system.ready.organization!;
    const groups = new Map<string, Account[]>();
    let staffNumber = 7_000;
    for (const person of people) {
      const group = [person];
      while (group.length < peoplePerConnection) group.push(await api.hire(admin, branchId, String(staffNumber++)));
      groups.set(person.id, group);
    }
    const [veteran, novice] = [await api.hire(admin, branchId, '6001'), await api.hire(admin, branchId, '6002')];
    for (const one of [veteran, novice]) groups.set(one.id, [one]);
    await prepareClocking(api, admin, [...groups.values()].flat());
    await giveHistory(api, admin, veteran);
    const targets = {
      system: clockingAt(system.ready.address, groups),
      echo: clockingAt(echo.ready.address, groups, `/people/${randomUUID()}/leave`),
    };
    const history = await costOfHistory(targets.system, veteran, novice);
    const compared = await compareWithEcho(targets, people, { warmUp: { echo: 20_000, system: 1_600 }, secondsPerRun });
    sayResult({ name: 'clock', unit: 'requests/s', ...comparedRates(compared, 'POST'), history });
  } finally {
    await Promise.all([system.stop(), echo.stop()]);
  }
}

await script(() => inTemporaryFolder(bench));
