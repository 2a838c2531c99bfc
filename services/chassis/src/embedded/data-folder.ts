import { existsSync, lstatSync, mkdirSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export const lockFile = 'process.lock';

/** Lies in a prepared folder once it is to replace the data folder. */
export const swapMark = 'swap';

/**
 * Takes a folder for this process alone; the lock goes with the process, however it ends. A restore that was cut off
 * between its two renames is brought to its end first. @throws Error, with `refusal`, when another process has it
 */
export function lockFolder(
  folder: string,
  refusal = `The data folder ${folder} is in use by another process. Stop it first, or set KADRO_DATA to another folder.`,
): () => void {
  finishSwap(folder);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, lockFile), { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new Error(refusal);
  }
  // of a restore that was cut off before its first rename: it must not begin again by itself, should this folder go
  rmSync(join(preparedFor(folder), swapMark), { force: true });
  return () => lock.close();
}

export function isEmptyFolder(folder: string): boolean {
  try {
    return !readdirSync(folder).includes('events.db');
  } catch {
    return true;
  }
}

/** Real path of a folder that may be missing: links stay, their targets are exchanged. */
export function placeOf(folder: string): string {
  if (existsSync(folder)) return realpathSync(folder);
  const isLink = lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink();
  return isLink ? resolve(dirname(folder), readlinkSync(folder)) : resolve(folder);
}

export const preparedFor = (data: string): string => `${placeOf(data)}.restoring`;

function finishSwap(folder: string): void {
  if (!existsSync(folder) && existsSync(join(preparedFor(folder), swapMark)))
    renameSync(preparedFor(folder), placeOf(folder));
  rmSync(join(folder, swapMark), { force: true });
}
