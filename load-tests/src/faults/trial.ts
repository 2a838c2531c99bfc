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

export interface Trial {
  system: ClusterSystem;
  api: Api;
  load: LeaveLoad;
  payroll: Payroll;
}

/** A fault; resolves with the instant from which the cluster can recover (`performance.now()`). */
export type Fault = (trial: Trial) => Promise<number>;

/** Recovery from a fault: milliseconds since it could begin; null = not within a minute. */
export interface Recovery {
  /** Until the first acknowledgement. */
  commandMs: number | null;
  /** Until the rows, and the outside reader, have everything acknowledged by then. */
  rowsMs: number | null;
  readerMs: number | null;
  /** Commands, and how many of them needed more than one try. */
  sent: number;
  repeated: number;
  problems: string[];
}

/** Runs a fault under load, waits for recovery without intervening, and compares. */
export async function runTrial({ system, api, load, payroll }: Trial, fault: Fault): Promise<Recovery> {
  const before = { sent: load.sent.length, leaves: load.leaves.size };
  await load.signInAgain();
  const begun = performance.now();
  load.start();
  await waitFor(() => load.doneAfter(begun), begun);
  await setTimeout(steadyMs);
  const problems: string[] = [];
  const from = await fault({ system, api, load, payroll }).catch((failed: unknown) => {
    problems.push(String(failed));
    return performance.now();
  });
  const first = await waitFor(() => load.doneAfter(from), from);
  const due = [...load.leaves.values()].map((leave) => ({ ...leave }));
  const [rows, reader] = await Promise.all([
    whenShown(api, load, due.slice(-maxRepeats), from),
    waitFor(() => lastReceived(payroll, due), from),
  ]);
  await setTimeout(steadyMs);
  await load.pause();
  problems.push(...load.takeProblems());
  const own = load.sent.slice(before.sent);
  const leaves = [...load.leaves.values()];
  // the last messages are still on their way
  await waitFor(
    () =>
      leaves.every(({ id, status }) => status !== 'APPROVED' || payroll.approvedAt.has(id))
        ? performance.now()
        : undefined,
    performance.now(),
  );
  problems.push(...(await settledRows(api, load, leaves.slice(before.leaves))), ...checkPayroll(payroll, leaves));
  const repeated = own.filter(({ failures }) => failures > 0);
  problems.push(...(await checkRepeats(load, [...repeated, ...own].filter(({ done }) => done).slice(0, maxRepeats))));
  if (first === null || rows === null || reader === null) problems.push('it did not recover within a minute');
  return { commandMs: first, rowsMs: rows, readerMs: reader, sent: own.length, repeated: repeated.length, problems };
}

/** Polls for an instant; resolves with the milliseconds since `from`, null after a minute. */
async function waitFor(look: () => number | undefined, from: number): Promise<number | null> {
  for (const end = performance.now() + settleTimeoutMs; performance.now() < end; await setTimeout(pollMs)) {
    const at = look();
    if (at !== undefined) return Math.max(0, at - from);
  }
  return null;
}

function lastReceived(payroll: Payroll, leaves: readonly Leave[]): number | undefined {
  const received = leaves.map(({ id, status }) =>
    (status === 'APPROVED' ? payroll.approvedAt : payroll.requestedAt).get(id),
  );
  return received.every((at) => at !== undefined) ? Math.max(0, ...received) : undefined;
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

/** Differences that remain after the rows had time to catch up. */
async function settledRows(api: Api, load: LeaveLoad, leaves: readonly Leave[]): Promise<string[]> {
  for (const end = performance.now() + settleTimeoutMs; ; await setTimeout(pollMs * 10)) {
    const wrong = await checkRows(api, load, leaves).catch((failed: unknown) => [
      `the lists cannot be read: ${String(failed)}`,
    ]);
    if (wrong.length === 0 || performance.now() > end) return wrong;
  }
}
