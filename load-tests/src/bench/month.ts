import { type AttendancePast, dateOf, fillStarted, personId } from '../data/attendance-past.ts';
import { type Account, Api } from '../shared/api.ts';
import { inTemporaryFolder } from '../shared/child.ts';
import { median, rounded, say, sayResult, script, spreadOf } from '../shared/report.ts';
import { startSystem } from '../shared/system.ts';

const people = Number(process.argv.find((one) => one.startsWith('--people='))?.split('=')[1] ?? 6_000);
/** These clock all month, the others for two days. */
const measured = 20;
const month = '2026-01';
const days = 31;
const runs = 5;
const perRun = 20;

const figures = `date type state colour expectedWorkTime actualWorkTime missingTime overtime leaveTime
  timesheet { clockInTimestamp clockOutTimestamp } assignedShifts { name { en } begin end }`;

/** What the page of a person's month asks for. */
const monthOfPerson = `query ($id: String!, $from: String!, $to: String!) {
  timesheetMonth(employeeId: $id, month: "${month}") { sums { expectedWorkTime actualWorkTime overtime } incalculable }
  timesheets(filter: { employeeId: { eq: $id }, date: { from: $from, to: $to } }, rowsPerPage: 50,
    sortBy: date, descending: false) { items { ${figures} } }
}`;

const firstPage = `query ($page: Int) {
  timesheets(page: $page, rowsPerPage: 25, sortBy: date) { items { employeeId ${figures} } total capped }
}`;

/** What any question costs. */
const bare = '{ __typename }';

interface Month {
  timesheets: { items: { date: string }[] };
}

async function timed<T>(api: Api, admin: Account, query: string, variables = {}): Promise<{ ms: number; data: T }> {
  const started = performance.now();
  const data = await api.query<T>(admin, query, variables);
  return { ms: performance.now() - started, data };
}

interface Times {
  month: number[];
  page: number[];
  bare: number[];
}

async function round(api: Api, admin: Account, past: AttendancePast, run: number): Promise<Times> {
  const times: Times = { month: [], page: [], bare: [] };
  const range = { from: dateOf(past, 0), to: dateOf(past, days - 1) };
  for (let n = 0; n < perRun; n++) {
    const id = personId((run * perRun + n) % measured);
    const own = await timed<Month>(api, admin, monthOfPerson, { id, ...range });
    if (own.data.timesheets.items.length !== days)
      throw new Error(`${own.data.timesheets.items.length} days of ${days}`);
    times.month.push(own.ms);
    times.page.push((await timed(api, admin, firstPage, { page: n % 3 })).ms);
    times.bare.push((await timed(api, admin, bare)).ms);
  }
  return times;
}

async function bench(folder: string): Promise<void> {
  const created = await startSystem({ folder, creates: true });
  const organization = created.ready.organization!;
  await created.stop();
  const past: AttendancePast = {
    organization: organization.id,
    people,
    from: `${month}-01`,
    days,
    clocked: (n) => (n < measured ? days : 2),
  };
  const started = performance.now();
  const events = await fillStarted(folder, past);
  say(
    `${people} people, ${people * days} day records of ${events} events ` +
      `in ${rounded((performance.now() - started) / 1_000)} s`,
  );
  const system = await startSystem({ folder });
  try {
    const api = new Api(system.ready.address);
    const admin = await api.signIn(organization);
    const rounds: Times[] = [];
    for (let run = 0; run <= runs; run++) rounds.push(await round(api, admin, past, run));
    // the first round warms up
    rounds.shift();
    report(rounds);
  } finally {
    await system.stop();
  }
}

function report(rounds: readonly Times[]): void {
  const pages = rounds.map(({ page }) => median(page));
  const all = { page: rounds.flatMap(({ page }) => page), month: rounds.flatMap((one) => one.month) };
  const own = spreadOf(
    rounds.map((one) => median(one.month)),
    all.month,
  );
  say(`a month of one person: ${rounded(own.value)} ms, p99 ${rounded(own.p99!)} ms`);
  sayResult({
    name: 'month',
    ...spreadOf(pages, all.page),
    unit: 'ms',
    ratio: median(rounds.map((one) => median(one.page) / median(one.bare))),
    month: own.value,
    monthRatio: median(rounds.map((one) => median(one.month) / median(one.bare))),
    baseline:
      `a question that asks for nothing, by the same way through the gateway: ` +
      `${rounded(median(rounds.flatMap((one) => one.bare)))} ms; value: a page of 25 of the timesheets of ` +
      `${people} people with their total; month: the days and sums of one person`,
  });
}

await script(() => inTemporaryFolder(bench));
