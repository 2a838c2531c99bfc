import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePorts } from '@kadro/infra/free-ports.ts';
import { fillLog } from '../data/million-events.ts';
import { say } from './report.ts';
import { type CreatedOrganization, startSystem } from './system.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const pollMs = 10;

/** Number of stored events: a million, or `--events=200000`. */
export const eventCount = (otherwise = 1_000_000): number =>
  Number(process.argv.find((one) => one.startsWith('--events='))?.split('=')[1] ?? otherwise);

/** The server as an operator starts it. */
export interface Server {
  address: string;
  pid: number;
  /** Milliseconds from the start of the process until it was ready. */
  readyMs: number;
  stop(): Promise<void>;
}

/** As `npm start` has it. */
const asStarted = {
  NODE_COMPILE_CACHE: 'node_modules/.cache/compiled',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
};

function node(script: string, parameters: string[], environment: Record<string, string>): ChildProcess {
  return spawn(
    process.execPath,
    [
      '--max-semi-space-size=16',
      '--heap-growing-percent=40',
      '--disable-warning=ExperimentalWarning',
      script,
      ...parameters,
    ],
    {
      cwd: root,
      env: { ...asStarted, ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}

const ended = async (child: ChildProcess): Promise<number | null> =>
  child.exitCode === null ? new Promise((resolve) => child.once('exit', resolve)) : child.exitCode;

/** Starts the server over a data folder, with settings beside the usual ones, and waits until it is ready. @throws Error if it ends before */
export async function startServer(folder: string, environment: Record<string, string> = {}): Promise<Server> {
  const port = await freePorts(1);
  const started = performance.now();
  const settings = {
    KADRO_DATA: folder,
    KADRO_PORT: String(port),
    KADRO_DEMO: '0',
    // a few accounts send what many people would
    KADRO_COMMANDS_PER_SECOND: '0',
    ...environment,
  };
  const child = node('tools/embedded/start.ts', [], settings);
  const address = `http://127.0.0.1:${port}`;
  while (!(await isReady(address))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await setTimeout(pollMs);
  }
  const readyMs = performance.now() - started;
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended(child);
  };
  return { address, pid: child.pid!, readyMs, stop };
}

const isReady = async (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Rebuilds all read models by the operator's command; resolves with its milliseconds. @throws Error if it fails */
export async function rebuildAll(folder: string): Promise<number> {
  const started = performance.now();
  const code = await ended(node('tools/rebuild.ts', ['all'], { KADRO_DATA: folder }));
  if (code !== 0) throw new Error(`the rebuild ended with ${code}`);
  return performance.now() - started;
}

/** Writes an organization and at least `count` events to a folder, without read models. */
export async function storedEvents(
  folder: string,
  count: number,
): Promise<{ organization: CreatedOrganization; events: number }> {
  const system = await startSystem({ folder, creates: true });
  const { organization } = system.ready;
  await system.stop();
  const started = performance.now();
  const events = count === 0 ? 0 : await fillLog(folder, organization!, count);
  say(`${events} events written in ${Math.round((performance.now() - started) / 1_000)} s`);
  return { organization: organization!, events };
}
