import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
/** Several times what specs and engines store at once. */
const plenty = 3 * 1024 ** 3;

/** Whether `bytes` more can be kept in the file system of the machine's memory. */
function hasRoom(bytes: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return process.platform === 'linux' && Math.min(bavail * bsize, freemem()) > bytes;
  } catch {
    return false;
  }
}

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch (failed) {
    return (failed as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/** What processes that were killed could not remove. */
function removeLeftOver(): void {
  for (const name of readdirSync(memory)) {
    const id = /^kadro-(\d+)-/.exec(name)?.[1];
    if (id && !isAlive(Number(id))) remove(join(memory, name));
  }
}

/**
 * Keeps temporary files of this process and its children in memory until it ends, where there is plenty: what specs
 * store is flushed all the time and need not outlast the machine. A `TMPDIR` that is given stays.
 */
export function keepFilesInMemory(environment: NodeJS.ProcessEnv = process.env): void {
  if (environment['TMPDIR'] || !hasRoom(plenty)) return;
  removeLeftOver();
  const folder = mkdtempSync(join(memory, `kadro-${process.pid}-`));
  environment['TMPDIR'] = folder;
  process.once('exit', () => remove(folder));
}
