import { setTimeout } from 'node:timers/promises';
import { type AttendancePast, dateOf, fillStarted, personId, shiftOfAll } from '../data/attendance-past.ts';
import { type Account, Api } from '../shared/api.ts';
import { inTemporaryFolder } from '../shared/child.ts';
import { median, rounded, say, sayResult, script } from '../shared/report.ts';
import { startSystem } from '../shared/system.ts';

const days = 365;
/** Of the large change. */
const people = Number(process.argv.find((one) => one.startsWith('--people='))?.split('=')[1] ?? 1_000);
/** So many more have a shift of their own. */
const alone = 56;
/** After a start much is still made ready beside the answers. */
const warmUp = 40;
/** Dates on which everybody clocked four times, the first ones. */
const clocked = 31;
const pollMs = 20;
const from = '2025-01-01';

const ownShift = (n: number): string => `01900000-0000-7000-9001-${String(n).padStart(12, '0')}`;

const beginsOn = `query ($id: String!, $date: String!) {
  timesheets(filter: { employeeId: { eq: $id }, date: { eq: $date } }) { items { assignedShifts { begin } } }
}`;

interface Found {
  timesheets: { items: { assignedShifts: { begin: string }[] }[] };
}

interface Job {
  id: string;
  state: string;
  done: number;
  total: number | null;
}

const change = (api: Api, admin: Account, shiftId: string, fields: object): Promise<unknown> =>
  api.command(admin, 'PUT', `shifts/${shiftId}`, fields, 'attendance');

async function isShown(api: Api, admin: Account, n: number, begin: string): Promise<boolean> {
  for (const date of [dateOf({ from }, 0), dateOf({ from }, days - 1)]) {
    const { timesheets } = await api.query<Found>(admin, beginsOn, { id: personId(n), date });
    if (timesheets.items[0]?.assignedShifts[0]?.begin !== begin) return false;
  }
  return true;
}

/** Milliseconds from the command until the first and the last day of the person say so. */
async function untilShown(api: Api, admin: Account, n: number, fields: object, begin: string): Promise<number> {
  const started = performance.now();
  await change(api, admin, ownShift(n), fields);
  while (!(await isShown(api, admin, n, begin))) await setTimeout(1);
  return performance.now() - started;
}

/** Milliseconds until the job is done that the change leaves. */
async function changeOfAll(api: Api, admin: Account): Promise<number> {
  const started = performance.now();
  await change(api, admin, shiftOfAll, { begin: '07:30', effectiveOn: from });
  let told = started;
  for (;;) {
    await setTimeout(pollMs);
    const { items } = await api.read<{ items: Job[] }>(admin, 'jobs', 'attendance');
    const job = items.find(({ id }) => id.startsWith('derive.timesheets.'));
    const now = performance.now();
    if (job?.state === 'DONE') return now - started;
    if (!job || now - told < 5_000) continue;
    told = now;
    say(`${job.done} of ${job.total} after ${rounded((now - started) / 1_000)} s`);
  }
}

async function measured(api: Api, admin: Account) {
  const [alike, back]: [number[], number[]] = [[], []];
  for (let n = 0; n < alone; n++) {
    const color = { color: '#b45309' };
    const none = await untilShown(api, admin, people + n, color, '08:00');
    const year = await untilShown(api, admin, people + n, { begin: '07:30', effectiveOn: from }, '07:30');
    if (n < warmUp) continue;
    alike.push(none);
    back.push(year);
  }
  const all = await changeOfAll(api, admin);
  for (const n of [0, people - 1])
    if (!(await isShown(api, admin, n, '07:30'))) throw new Error('a day is not as the shift was changed');
  return { alike, back, all };
}

async function bench(folder: string): Promise<void> {
  const created = await startSystem({ folder, creates: true });
  const organization = created.ready.organization!;
  await created.stop();
  const past: AttendancePast = {
    organization: organization.id,
    people: people + alone,
    from,
    days,
    clocked: () => clocked,
    shiftOf: (n) => (n < people ? shiftOfAll : ownShift(n)),
  };
  const started = performance.now();
  const events = await fillStarted(folder, past);
  say(`${past.people} people and their year, ${events} events, in ${rounded((performance.now() - started) / 1_000)} s`);
  const system = await startSystem({ folder });
  try {
    const api = new Api(system.ready.address);
    const { alike, back, all } = await measured(api, await api.signIn(organization));
    sayResult({
      name: 'retro',
      value: median(back),
      unit: 'ms',
      ratio: median(back.map((ms, n) => ms / alike[n]!)),
      baseline:
        `a shift of one person changed back one year, until its first and its last day say so; ratio: to the same ` +
        `with a change that touches no day (${rounded(median(alike))} ms)`,
      min: Math.min(...back),
      max: Math.max(...back),
      runs: back.length,
      people,
      seconds: all / 1_000,
      daysPerSecond: (people * days) / (all / 1_000),
    });
  } finally {
    await system.stop();
  }
}

await script(() => inTemporaryFolder(bench));
