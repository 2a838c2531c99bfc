import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Account, type Api, fine } from '../../shared/api.ts';
import { type Payroll } from '../../faults/payroll.ts';
import { oneDay } from './leave-target.ts';
import { spreadOf } from '../../shared/report.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const pollMs = 10;
const probeMs = 100;
const readTimeoutMs = 60_000;
const firstDay = '2030-01-01';

/** k6's figures of a load at a constant rate, in milliseconds; `dropped` were not sent because no user was free. */
export interface ConstantLoad {
  perSecond: number;
  p50: number;
  p99: number;
  max: number;
  failed: number;
  dropped: number;
}

export interface Lag {
  p50: number;
  p99: number;
  max: number;
}

/** People who request leave of a type at an address; none of them may have a request yet. */
export interface Requesters {
  address: string;
  people: readonly Account[];
  leaveTypeId: string;
}

async function outputOf(command: string, ...parameters: string[]): Promise<string> {
  const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${text}`);
  return text.trim();
}

export const installedK6 = async (): Promise<string> =>
  (await outputOf('bash', here('../../../../infra/local/k6.sh'), 'install')).split('\n').at(-1)!;

/** Requests leave at a constant rate for some seconds; k6's input is written to `folder`. @throws Error if k6 fails */
export async function constantLoad(
  k6: string,
  folder: string,
  { address, people, leaveTypeId }: Requesters,
  rate: number,
  seconds: number,
): Promise<ConstantLoad> {
  const load = join(folder, 'k6.json');
  await writeFile(
    load,
    JSON.stringify({
      url: `${address}/leave/api/v1/leave-requests`,
      people: people.map(({ id, token }) => ({ id, token })),
      leaveTypeId,
      rate,
      seconds,
      firstDay,
    }),
    { mode: 0o600 },
  );
  return JSON.parse(
    await outputOf(
      k6,
      'run',
      '--quiet',
      '--no-usage-report',
      '--env',
      `LOAD=${load}`,
      here('../../k6/leave-requests.js'),
    ),
  ) as ConstantLoad;
}

/**
 * Milliseconds from a request's acknowledgement until the rows show it and the outside reader has it, probed until
 * `isFinished`; 0 = already there at the first poll.
 */
export async function lagsDuring(
  api: Api,
  { people, leaveTypeId }: Requesters,
  payroll: Payroll,
  isFinished: () => boolean,
): Promise<{ rows: Lag; reader: Lag; probes: number }> {
  const acknowledged = new Map<string, number>();
  const rows: Promise<number>[] = [];
  const probe = async (me: Account): Promise<void> => {
    for (let n = 0; !isFinished(); n++) {
      const answer = fine(
        await api.send('POST', 'leave-requests', oneDay(leaveTypeId, n), { authorization: me.token }, 'leave'),
        'a probe',
      );
      const [id, at] = [String(answer.body.id), performance.now()];
      acknowledged.set(id, at);
      rows.push(shownAt(api, me, id).then((there) => there - at));
      await setTimeout(probeMs);
    }
  };
  await Promise.all(people.map(probe));
  const reader = [...acknowledged].map(([id, at]) => readAt(payroll, id).then((there) => Math.max(0, there - at)));
  return { rows: lagOf(await Promise.all(rows)), reader: lagOf(await Promise.all(reader)), probes: acknowledged.size };
}

/** When the first query that found the request was sent. */
async function shownAt(api: Api, me: Account, id: string): Promise<number> {
  for (; ; await setTimeout(pollMs)) {
    const at = performance.now();
    const { leaveRequest } = await api.query<{ leaveRequest: object | null }>(
      me,
      'query ($id: ID!) { leaveRequest(id: $id) { id } }',
      { id },
    );
    if (leaveRequest) return at;
  }
}

async function readAt(payroll: Payroll, id: string): Promise<number> {
  for (const end = performance.now() + readTimeoutMs; performance.now() < end; await setTimeout(pollMs)) {
    const at = payroll.requestedAt.get(id);
    if (at !== undefined) return at;
  }
  throw new Error(`the reader has not read ${id} within a minute`);
}

function lagOf(values: readonly number[]): Lag {
  const { p50, p99, max } = spreadOf(values, values);
  return { p50: p50!, p99: p99!, max };
}
