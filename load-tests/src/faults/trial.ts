import { setTimeout } from 'node:timers/promises';
import { type Api } from '../shared/api.ts';
import { checkPayroll, checkRepeats, checkRows, shown } from './checks.ts';
import { type ClusterSystem } from './cluster-system.ts';
import { type Leave, type LeaveLoad } from './leave-load.ts';
import { type Payroll } from './payroll.ts';

const pollMs = 25;
const settleTimeoutMs = 60_000;
const steadyMs = 1_500;
const maxRepeats = 60;

/** A cluster at work, and somebody outside who listens. */
export interface Trial {
  system: ClusterSystem;
  api: Api;
  load: LeaveLoad;
  payroll: Payroll;
}

/** What happens to the cluster; resolves with the instant from which it can recover (`performance.now()`). */
export type Fault = (trial: Trial) => Promise<number>;

/** What came of a fault. Times in milliseconds since recovery could begin; null = not within a minute. */
export interface Found {
  /** Until the first acknowledgement. */
  commandMs: number | null;
  /** Until rows have what was acknowledged by then, and a reader outside, too. */
  rowsMs: number | null;
  readerMs: number | null;
  /** Commands that were sent, and how many of them needed more than one try. */
  sent: number;
  repeated: number;
  problems: string[];
}

/** Lets everybody work, lets something happen, waits until all is as it should be without helping, and compares. */
export async function endure({ system, api, load, payroll }: Trial, fault: Fault): Promise<Found> {
  const before = { sent: load.sent.length, leaves: load.leaves.size };
  await load.signInAgain();
  const begun = performance.now();
  load.start();
  await moment(() => load.doneAfter(begun), begun);
  await setTimeout(steadyMs);
  const problems: string[] = [];
  const from = await fault({ system, api, load, payroll }).catch((failed: unknown) => {
    problems.push(String(failed));
    return performance.now();
  });
  const first = await moment(() => load.doneAfter(from), from);
  const due = [...load.leaves.values()].map((leave) => ({ ...leave }));
  const [rows, reader] = await Promise.all([
    whenShown(api, load, due.slice(-maxRepeats), from),
    moment(() => lastHeard(payroll, due), from),
  ]);
  await setTimeout(steadyMs);
  await load.pause();
  problems.push(...load.takeProblems());
  const own = load.sent.slice(before.sent);
  const leaves = [...load.leaves.values()];
  // what the last of them did has its way to go
  await moment(
    () =>
      leaves.every(({ id, status }) => status !== 'APPROVED' || payroll.approvedAt.has(id))
        ? performance.now()
        : undefined,
    performance.now(),
  );
  problems.push(...(await settledRows(api, load, leaves.slice(before.leaves))), ...checkPayroll(payroll, leaves));
  const repeated = own.filter(({ failures }) => failures > 0);
  problems.push(...(await checkRepeats(load, [...repeated, ...own].filter(({ done }) => done).slice(0, maxRepeats))));
  if (first === null || rows === null || reader === null) problems.push('it did not go on within a minute');
  return { commandMs: first, rowsMs: rows, readerMs: reader, sent: own.length, repeated: repeated.length, problems };
}

/** When something came about, in milliseconds since `from`; null after a minute. */
async function moment(look: () => number | undefined, from: number): Promise<number | null> {
  for (const end = performance.now() + settleTimeoutMs; performance.now() < end; await setTimeout(pollMs)) {
    const at = look();
    if (at !== undefined) return Math.max(0, at - from);
  }
  return null;
}

function lastHeard(payroll: Payroll, leaves: readonly Leave[]): number | undefined {
  const heard = leaves.map(({ id, status }) =>
    (status === 'APPROVED' ? payroll.approvedAt : payroll.requestedAt).get(id),
  );
  return heard.every((at) => at !== undefined) ? Math.max(0, ...heard) : undefined;
}

async function whenShown(api: Api, load: LeaveLoad, leaves: readonly Leave[], from: number): Promise<number | null> {
  const ids = leaves.map(({ id }) => id);
  for (const end = performance.now() + settleTimeoutMs; performance.now() < end; await setTimeout(pollMs)) {
    const rows = await shown(api, load, ids).catch(() => []);
    if (
      rows.length === ids.length &&
      rows.every((row, n) => row && (row.status === 'APPROVED' || leaves[n]!.status !== 'APPROVED'))
    )
      return performance.now() - from;
  }
  return null;
}

/** Differences that are still there when the rows had time to follow the last acknowledgement. */
async function settledRows(api: Api, load: LeaveLoad, leaves: readonly Leave[]): Promise<string[]> {
  for (const end = performance.now() + settleTimeoutMs; ; await setTimeout(pollMs * 10)) {
    const wrong = await checkRows(api, load, leaves).catch((failed: unknown) => [
      `the lists cannot be read: ${String(failed)}`,
    ]);
    if (wrong.length === 0 || performance.now() > end) return wrong;
  }
}
