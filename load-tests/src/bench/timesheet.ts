import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { declaration as attendance } from '@kadro/attendance';
import { type Ports, rebuildAtRest, type Row, ServiceRuntime } from '@kadro/chassis';
import { openEmbeddedPorts } from '@kadro/chassis/embedded';
import { type AttendancePast, fillAttendance } from '../data/attendance-past.ts';
import { inTemporaryFolder } from '../shared/child.ts';
import { median, rounded, say, sayResult, script } from '../shared/report.ts';

const past: AttendancePast = {
  organization: '01900000-0000-7000-8000-00000000000a',
  people: 1_000,
  from: '2026-01-01',
  days: 31,
};
const employeeDays = past.people * past.days;
const runs = 3;
/** Documents that are written one by one in a run. */
const documents = 3_000;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Employee-days per second. */
async function rebuilt(ports: Ports): Promise<number> {
  const started = performance.now();
  await rebuildAtRest(attendance, ports, ['timesheets'], () => undefined);
  return employeeDays / ((performance.now() - started) / 1_000);
}

/** What was built. @throws Error where days are missing */
async function builtRows(ports: Ports): Promise<Row[]> {
  const runtime = new ServiceRuntime({ ...attendance, scheduledTasks: [], reactions: [] }, ports, silent);
  await runtime.start();
  const rows = runtime.rows(attendance.readModels.find(({ name }) => name === 'timesheets')!);
  const worked = { where: [{ index: 'state', eq: 'CALCULATED' }] };
  const page = { sort: { index: 'id', descending: false }, offset: 0, limit: documents };
  const { total } = await rows.count(past.organization, worked, 2 * employeeDays);
  const found = await rows.find(past.organization, worked, page);
  await runtime.close();
  if (total !== employeeDays) throw new Error(`${total} of ${employeeDays} days were calculated`);
  return found.map(({ doc }) => doc);
}

/** Documents per second in a database as it comes: one document, one commit. */
function committed(file: string, docs: readonly Row[], journal: 'delete' | 'wal'): number {
  const db = new DatabaseSync(file);
  db.exec(`PRAGMA journal_mode = ${journal}; CREATE TABLE days (id TEXT PRIMARY KEY, doc TEXT NOT NULL)`);
  const put = db.prepare('INSERT INTO days (id, doc) VALUES (?, ?)');
  const started = performance.now();
  for (const doc of docs) put.run(doc.id, JSON.stringify(doc));
  const seconds = (performance.now() - started) / 1_000;
  db.close();
  return docs.length / seconds;
}

async function bench(folder: string): Promise<void> {
  const events = await fillAttendance(join(folder, 'data'), past);
  say(`${past.people} people, ${past.days} days, ${events} events`);
  const ports = await openEmbeddedPorts({ folder: join(folder, 'data') });
  const [rates, bare, logged]: [number[], number[], number[]] = [[], [], []];
  try {
    for (let run = 0; run <= runs; run++) {
      const rate = await rebuilt(ports);
      // the first one warms up
      if (run === 0) continue;
      const docs = await builtRows(ports);
      rates.push(rate);
      bare.push(committed(join(folder, `bare-${run}.db`), docs, 'delete'));
      logged.push(committed(join(folder, `logged-${run}.db`), docs, 'wal'));
      say(`run ${run}: ${rounded(rate)} employee-days/s, ${rounded(bare.at(-1)!)} documents/s`);
    }
  } finally {
    await ports.close();
  }
  sayResult({
    name: 'timesheet',
    value: median(rates),
    unit: 'employee-days/s',
    ratio: median(rates.map((rate, run) => rate / bare[run]!)),
    baseline:
      `one document per day with a commit each in SQLite as it comes: ${rounded(median(bare))}/s ` +
      `(with a write-ahead log ${rounded(median(logged))}/s); ` +
      `${past.people} people, ${past.days} days, 4 readings a day, rebuilt from ${events} events`,
    min: Math.min(...rates),
    max: Math.max(...rates),
    runs,
  });
}

await script(() => inTemporaryFolder(bench));
