import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type ClusterProcess,
  environmentOf,
  masterKeyIn,
  processesFrom,
  ready,
  startProcess,
} from '@kadro/infra/cluster.ts';
import { engineNames, locationIn, runEngine, startEngines } from '@kadro/infra/engines.ts';
import { freePorts } from '@kadro/infra/free-ports.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Above those of all processes. */
const standbyPort = Math.max(...processesFrom(0).map(({ port }) => port)) + 1;

/** An engine or a process of a cluster. */
export interface Member {
  name: string;
  isEngine: boolean;
  /** SIGKILL; resolves when it has ended. */
  kill(): Promise<void>;
  /** SIGTERM; resolves when it has ended. */
  stop(): Promise<void>;
  /** Resolves when an engine answers, for a process at once. */
  start(): Promise<void>;
  signal(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void>;
}

export interface ProcessMember extends Member {
  ready(): Promise<void>;
}

/** The cluster profile on this machine: engines and processes of its own, in a folder, on free ports. */
export class ClusterSystem {
  readonly address: string;
  readonly environment: Record<string, string>;
  readonly members: ReadonlyMap<string, Member>;
  /** A second worker of leave; it is not started. */
  readonly standby: ProcessMember;

  private constructor(
    address: string,
    environment: Record<string, string>,
    members: readonly Member[],
    standby: ProcessMember,
  ) {
    this.address = address;
    this.environment = environment;
    this.members = new Map(members.map((one) => [one.name, one]));
    this.standby = standby;
  }

  /** Resolves when all is ready; processes log to `<folder>/<name>.log`. @throws Error if a member does not start */
  static async start(folder: string): Promise<ClusterSystem> {
    const location = await locationIn(folder);
    const engines = await startEngines({}, location);
    const members: Member[] = engines.started.map((name) => engineMember(name, location, folder));
    try {
      if (engines.missing.length > 0)
        throw new Error(engines.missing.map(({ name, reason }) => `${name}: ${reason}`).join('\n'));
      const first = await freePorts(standbyPort + 1);
      const environment = {
        ...environmentOf(first, engines.environment, masterKeyIn(folder)),
        KADRO_TRUSTED_PROXIES: '1',
        // one account writes as fast as it can
        KADRO_COMMANDS_PER_SECOND: '0',
      };
      const processes = processesFrom(first);
      const second: ClusterProcess = {
        ...processes.find(({ name }) => name === 'leave-worker')!,
        name: 'leave-worker-2',
        port: first + standbyPort,
      };
      const ours = processes.map((one) => processMember(one, environment, folder));
      members.push(...ours);
      for (const one of ours) await one.start();
      for (const one of ours) await one.ready();
      return new ClusterSystem(
        `http://127.0.0.1:${first}`,
        environment,
        members,
        processMember(second, environment, folder),
      );
    } catch (failed) {
      await close(members);
      throw failed;
    }
  }

  /** Runs a script of the repository in the cluster's environment; resolves with its output. @throws Error if it fails */
  async run(script: string, ...parameters: string[]): Promise<string> {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...parameters], {
      cwd: root,
      env: { PATH: process.env['PATH'], ...this.environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`${script} ended with ${code}`);
    return output;
  }

  /** Stops processes, then engines. */
  async close(): Promise<void> {
    await close([...this.members.values(), this.standby]);
  }
}

async function close(members: readonly Member[]): Promise<void> {
  await Promise.all(members.filter(({ isEngine }) => !isEngine).map((one) => one.stop()));
  for (const one of members.filter(({ isEngine }) => isEngine)) await one.stop();
}

function engineMember(name: string, location: Record<string, string>, folder: string): Member {
  const verb = async (which: string): Promise<void> => {
    const { code, stdout } = await runEngine(name, which, location);
    if (code !== 0) throw new Error(`${name} ${which}: ${stdout}`);
  };
  const signal: Member['signal'] = async (which) =>
    void process.kill(Number(await readFile(join(folder, name, 'pid'), 'utf8')), which);
  return {
    name,
    isEngine: true,
    kill: () => verb('kill'),
    stop: () => verb('stop'),
    start: () => verb('start'),
    signal,
  };
}

function processMember(one: ClusterProcess, environment: Record<string, string>, folder: string): ProcessMember {
  const log = openSync(join(folder, `${one.name}.log`), 'a');
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    name: one.name,
    isEngine: false,
    ready: () => ready(one),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    start: async () => void (child = startProcess(one, environment, log)),
    signal: async (which) => void child?.kill(which),
  };
}

export const memberNames: readonly string[] = [
  ...engineNames.map(({ name }) => name),
  ...processesFrom(0).map(({ name }) => name),
];
