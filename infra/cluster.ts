import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { addressSetting } from '@kadro/chassis/cluster';
import { services } from '../services/services.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const readyTimeoutMs = 120_000;
const pollMs = 200;

export interface ClusterProcess {
  name: string;
  script: string;
  port: number;
  role?: 'api' | 'worker';
}

/** From a service's port to its worker's. */
export const workerOffset = 10;
const gatewayPort = 3000;

/** An API process and a worker per service, and the gateway at port `first`; the others have ports above. */
export function processesFrom(first: number): ClusterProcess[] {
  const processes = services.map(({ name, port }) => ({
    name,
    script: `services/${name}/src/main.ts`,
    port: first + port - gatewayPort,
  }));
  return [
    ...processes.map((one) => ({ ...one, role: 'api' as const })),
    ...processes.map((one) => ({
      ...one,
      name: `${one.name}-worker`,
      port: one.port + workerOffset,
      role: 'worker' as const,
    })),
    { name: 'gateway', script: 'gateway/src/main.ts', port: first },
  ];
}

/** Environment of all processes; `engines` has the addresses of the engines. */
export function environmentOf(
  first: number,
  engines: Record<string, string>,
  masterKey: string,
): Record<string, string> {
  return {
    ...engines,
    KADRO_PROFILE: 'cluster',
    KADRO_MASTER_KEY: masterKey,
    ...Object.fromEntries(
      services.map(({ name, port }) => [addressSetting(name), `http://127.0.0.1:${first + port - gatewayPort}`]),
    ),
  };
}

export function masterKeyIn(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = `${folder}/master-key`;
  if (!existsSync(path)) writeFileSync(path, randomBytes(32).toString('base64'), { mode: 0o600 });
  return readFileSync(path, 'utf8');
}

/** Starts a process; `output` may be an open file. */
export function startProcess(
  { script, port, role }: ClusterProcess,
  environment: Record<string, string>,
  output: 'inherit' | number = 'inherit',
): ChildProcess {
  const own = { ...environment, KADRO_PORT: String(port), ...(role && { KADRO_ROLE: role }) };
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: `${root}node_modules/.cache/compiled`, ...own },
    stdio: ['ignore', output, output],
  });
}

/** Resolves when a process is ready. @throws Error after two minutes */
export async function ready({ name, port }: ClusterProcess): Promise<void> {
  for (const end = Date.now() + readyTimeoutMs; Date.now() < end; await setTimeout(pollMs)) {
    if (
      await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
  }
  throw new Error(`${name} is not ready`);
}
