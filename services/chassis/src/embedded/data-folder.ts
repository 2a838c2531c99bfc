import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Takes the data folder for this process alone; the lock goes with the process, however it ends. @throws Error when another one has it */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = new DatabaseSync(join(folder, 'process.lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new Error(`The data folder ${folder} is in use by another process. Stop it first, or set KADRO_DATA to another folder.`);
  }
  return () => lock.close();
}

/** Whether nothing was ever stored in a folder. */
export function isEmptyFolder(folder: string): boolean {
  try {
    return !readdirSync(folder).includes('events.db');
  } catch {
    return true;
  }
}
