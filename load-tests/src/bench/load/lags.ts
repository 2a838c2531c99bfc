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
const lookEveryMs = 10;
const probeEveryMs = 100;
const heardWithinMs = 60_000;
const firstDay = '2030-01-01';

/**
 * What k6 says of a load at a constant rate; milliseconds. `dropped` were not sent, as nobody was free to send them.
 */
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

/** Who asks for leave, of what kind, and where; nobody of them may have asked before. */
export interface Askers {
  address: string;
  people: readonly Account[];
  leaveTypeId: string;
}

async function said(command: string, ...parameters: string[]): Promise<string> {
  const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (part: Buffer) => (text += part.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${text}`);
  return text.trim();
}

/** Path of k6, which is installed where it is not there. */
export const installedK6 = async (): Promise<string> =>
  (await said('bash', here('../../../../infra/local/k6.sh'), 'install')).split('\n').at(-1)!;

/**
 * Requests for leave at a constant rate for some seconds. `folder` is for what k6 is told. @throws Error where k6 fails
 */
export async function constantLoad(
  k6: string,
  folder: string,
  { address, people, leaveTypeId }: Askers,
  rate: number,
  seconds: number,
): Promise<ConstantLoad> {
  const told = join(folder, 'k6.json');
  await writeFile(
    told,
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
    await said(k6, 'run', '--quiet', '--no-usage-report', '--env', `LOAD=${told}`, here('../../k6/leave-requests.js')),
  ) as ConstantLoad;
}

/**
 * How long after its acknowledgement a request is in the rows and known to a reader outside, asked while others work;
 * ends after `isOver`. 0 = it was there with the first look.
 */
export async function lagsDuring(
  api: Api,
  { people, leaveTypeId }: Askers,
  payroll: Payroll,
  isOver: () => boolean,
): Promise<{ rows: Lag; reader: Lag; probes: number }> {
  const acknowledged = new Map<string, number>();
  const rows: Promise<number>[] = [];
  const probe = async (me: Account): Promise<void> => {
    for (let n = 0; !isOver(); n++) {
      const answer = fine(
        await api.send('POST', 'leave-requests', oneDay(leaveTypeId, n), { authorization: me.token }, 'leave'),
        'a probe',
      );
      const [id, at] = [String(answer.body.id), performance.now()];
      acknowledged.set(id, at);
      rows.push(seen(api, me, id).then((there) => there - at));
      await setTimeout(probeEveryMs);
    }
  };
  await Promise.all(people.map(probe));
  const reader = [...acknowledged].map(([id, at]) => heard(payroll, id).then((there) => Math.max(0, there - at)));
  return { rows: lagOf(await Promise.all(rows)), reader: lagOf(await Promise.all(reader)), probes: acknowledged.size };
}

/** When the first look that found it was sent. */
async function seen(api: Api, me: Account, id: string): Promise<number> {
  for (; ; await setTimeout(lookEveryMs)) {
    const at = performance.now();
    const { leaveRequest } = await api.query<{ leaveRequest: object | null }>(
      me,
      'query ($id: ID!) { leaveRequest(id: $id) { id } }',
      { id },
    );
    if (leaveRequest) return at;
  }
}

async function heard(payroll: Payroll, id: string): Promise<number> {
  for (const end = performance.now() + heardWithinMs; performance.now() < end; await setTimeout(lookEveryMs)) {
    const at = payroll.requestedAt.get(id);
    if (at !== undefined) return at;
  }
  throw new Error(`the reader has not heard of ${id} within a minute`);
}

function lagOf(values: readonly number[]): Lag {
  const { p50, p99, max } = spreadOf(values, values);
  return { p50: p50!, p99: p99!, max };
}
