import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Child<Ready> {
  ready: Ready;
  process: ChildProcess;
  /** Lets it close and waits. */
  stop(): Promise<void>;
  /** Ends it with SIGKILL and waits. */
  kill(): Promise<void>;
}

/** Starts a module as a process with one JSON argument and waits for its first message. @throws Error if it ends before */
export async function startChild<Ready>(file: URL, options: object): Promise<Child<Ready>> {
  const child = fork(fileURLToPath(file), [JSON.stringify(options)], {
    execArgv: [...process.execArgv, '--disable-warning=ExperimentalWarning'],
  });
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  const ready = await new Promise<Ready>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Ready));
    child.once('exit', (code) => reject(new Error(`${file.pathname} ended with ${code} before it was ready`)));
  });
  const end = async (ask: () => void): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) ask();
    await ended;
  };
  return {
    ready,
    process: child,
    stop: () => end(() => child.disconnect()),
    kill: () => end(() => child.kill('SIGKILL')),
  };
}

/** In the child: sends the first message, and runs `close` when the parent disconnects. */
export function serveParent(ready: object, close: () => Promise<unknown>): void {
  process.once('disconnect', () => void close().finally(() => process.exit(0)));
  // Ctrl-C reaches the whole group; the parent decides when this process ends
  process.on('SIGINT', () => undefined);
  process.send!(ready);
}

/** The JSON argument of `startChild`. */
export function childOptions<Options>(): Options {
  return JSON.parse(process.argv[2] ?? '{}') as Options;
}

/** Runs `work` with a folder of its own, which is removed afterwards. */
export async function inTemporaryFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'kadro-load-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
