import { type Account, Api } from '../shared/api.ts';
import { inTemporaryFolder } from '../shared/child.ts';
import { yearsOfPast } from '../data/people-over-years.ts';
import { median, rounded, say, sayResult, script, spreadOf } from '../shared/report.ts';
import { startSystem } from '../shared/system.ts';

const people = 6_000;
const runs = 5;
const perRun = 12;
const rowsPerPage = 100;

const document = `query ($page: Int, $filter: EmployeesFilter, $asOf: String, $knownAt: String) {
  employees(page: $page, rowsPerPage: ${rowsPerPage}, sortBy: name, filter: $filter, asOf: $asOf, knownAt: $knownAt) {
    items { id firstName lastName staffNumber status title branchId unitId jobId managerId hiredDate } total
  }
}`;

interface Page {
  employees: { items: { id: string }[]; total: number };
}

/** Another day of the past each time. */
const dayOf = (n: number): string =>
  Temporal.PlainDate.from({
    year: yearsOfPast.first + 3 + ((n * 7) % (yearsOfPast.last - yearsOfPast.first - 3)),
    month: 1 + (n % 12),
    day: 1 + ((n * 5) % 28),
  }).toString();

async function timed(api: Api, admin: Account, variables: object): Promise<{ ms: number; page: Page['employees'] }> {
  const started = performance.now();
  const { employees } = await api.query<Page>(admin, document, variables);
  return { ms: performance.now() - started, page: employees };
}

async function whole(api: Api, admin: Account, variables: object): Promise<{ ms: number; rows: number }> {
  const started = performance.now();
  let rows = 0;
  for (let page = 0; ; page++) {
    const { employees } = await api.query<Page>(admin, document, { ...variables, page });
    rows += employees.items.length;
    if (employees.items.length < rowsPerPage) return { ms: performance.now() - started, rows };
  }
}

/** Milliseconds of a page as of past days, as known then, and today. */
interface Round {
  past: number[];
  known: number[];
  today: number[];
}

async function round(api: Api, admin: Account, filter: object, index: number): Promise<Round> {
  const times: Round = { past: [], known: [], today: [] };
  for (let n = index * perRun; n < (index + 1) * perRun; n++) {
    const [asOf, page] = [dayOf(n), n % 4];
    const past = await timed(api, admin, { page, filter, asOf });
    if (past.page.items.length === 0) throw new Error(`nobody was there on ${asOf}`);
    times.past.push(past.ms);
    times.known.push((await timed(api, admin, { page, filter, asOf, knownAt: new Date().toISOString() })).ms);
    times.today.push((await timed(api, admin, { page, filter })).ms);
  }
  return times;
}

async function bench(folder: string): Promise<void> {
  const started = performance.now();
  const system = await startSystem({ folder, creates: true, past: people });
  try {
    say(`${people} people with their years in ${rounded((performance.now() - started) / 1000)} s`);
    const api = new Api(system.ready.address);
    const admin = await api.signIn(system.ready.organization!);
    const filter = { branchId: { eq: system.ready.branches[0] } };
    const rounds: Round[] = [];
    for (let n = 0; n <= runs; n++) rounds.push(await round(api, admin, filter, n));
    // the first round warms up
    rounds.shift();
    const all = await whole(api, admin, { filter, asOf: `${yearsOfPast.last}-06-15` });
    const known = rounded(median(rounds.flatMap((one) => one.known)));
    say(
      `the whole list of a day, ${all.rows} people in pages of ${rowsPerPage}: ${rounded(all.ms)} ms; ` +
        `by what was known then, a page: ${known} ms`,
    );
    report(rounds);
  } finally {
    await system.stop();
  }
}

function report(rounds: readonly { past: number[]; today: number[] }[]): void {
  const values = rounds.map(({ past }) => median(past));
  sayResult({
    name: 'asof',
    ...spreadOf(
      values,
      rounds.flatMap(({ past }) => past),
    ),
    unit: 'ms',
    ratio: median(rounds.map(({ past, today }) => median(past) / median(today))),
    baseline:
      `the same page of ${rowsPerPage} with its total as it is today, over HTTP through the gateway; ` +
      `a branch of ${people} people, another day each time`,
  });
}

await script(() => inTemporaryFolder(bench));
