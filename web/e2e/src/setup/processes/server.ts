import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentOf } from '../../../../../infra/clock/given-time.ts';
import { type GivenTime } from '../../../../../infra/clock/set-clock.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
/** The demo's years are made first, on a busy machine too. */
const startMs = 180_000;

export interface Account {
  username: string;
  password: string;
}

/** A running Kadro of its own process; `accounts` are the demo's, told at the first start only. */
export interface Server {
  url: string;
  accounts: Account[];
  stop(): Promise<void>;
}

/** A folder of its own below the system's temporary one. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'kadro-e2e-'));
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Starts all services on a folder at a given time; resolves when it listens. @throws Error with the output */
export async function startServer(folder: string, port: number, time: GivenTime): Promise<Server> {
  const env = { ...environmentOf(time), KADRO_DEMO: '1', KADRO_DATA: folder, KADRO_PORT: String(port) };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'tools/embedded/start.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = await banner(child);
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  return {
    url: `http://127.0.0.1:${port}`,
    accounts: accountsOf(said),
    stop,
  };
}

function collect(child: ChildProcess): () => string {
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return () => said;
}

/** The output up to the end of the banner, which is written when the port listens. */
async function banner(child: ChildProcess): Promise<string> {
  const said = collect(child);
  const until = Date.now() + startMs;
  while (!/Kadro is running[\s\S]*openapi\.json/.test(said())) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`Kadro did not start:\n${said()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await new Promise((resolve) => setTimeout(resolve, 100));
  return said();
}

const accountsOf = (said: string): Account[] =>
  [...said.matchAll(/^\s+(\S+@\S+)\s+(\S+)/gm)].map(([, username = '', password = '']) => ({ username, password }));
