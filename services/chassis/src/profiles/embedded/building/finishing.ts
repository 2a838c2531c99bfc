import { closeSync, fsyncSync, openSync, statSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type RowStoreDeclaration } from '../../../ports/index.ts';
import { BuildingRows } from '../../../embedded/rows/building-rows.ts';
import { keepNote } from '../../../embedded/rows/model-tables.ts';
import { Database } from '../../../embedded/sqlite.ts';

/** So many bytes of files are worth a second thread. */
const worthHelp = 16_000_000;

/** A closed file that has all its rows, and no indexes and lists yet. */
export interface RawFile {
  path: string;
  declaration: RowStoreDeclaration;
}

/** Files to be finished by several threads, each by one of them. */
export interface FinishingOrder {
  files: readonly RawFile[];
  /** One number: how many files were begun. */
  begun: SharedArrayBuffer;
  compiled?: string;
}

/** A file that nobody reads before it is complete. */
export const openUnread = (path: string): Database =>
  new Database(path, { synchronous: 'NORMAL', secureDelete: true, mapped: true, bulk: true });

export const isWorthHelp = (files: readonly RawFile[]): boolean =>
  files.reduce((sum, { path }) => sum + statSync(path).size, 0) >= worthHelp;

/** Makes indexes and lists of files, with a second thread where `isHelped`. `pause` is called now and then. */
export async function finishFiles(
  files: readonly RawFile[],
  { pause, isHelped }: { pause: () => void; isHelped: boolean },
): Promise<void> {
  const compiled = getCompileCacheDir();
  const size = new Map(files.map((file) => [file, statSync(file.path).size]));
  const order: FinishingOrder = {
    // the largest first, so that none of them is left to the end
    files: files.toSorted((one, other) => size.get(other)! - size.get(one)!),
    begun: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
    compiled: compiled && dirname(compiled),
  };
  const helped = isHelped ? helpWith(order) : undefined;
  // a failure of this thread is told first, and the other one ends by itself
  helped?.catch(() => undefined);
  finishInTurn(order, pause);
  await helped;
}

/** Finishes files that nobody has begun, until there are none. */
export function finishInTurn({ files, begun }: FinishingOrder, pause: () => void): void {
  const count = new Int32Array(begun);
  for (let file; (file = files[Atomics.add(count, 0, 1)]);) {
    const db = openUnread(file.path);
    try {
      new BuildingRows(db, file.declaration).finish(pause);
      keepNote(db, 'finished', 'yes');
    } finally {
      db.close();
    }
    // while the other thread goes on
    makeDurable(file.path);
  }
}

/** Writes what a closed file has to the disk. */
export function makeDurable(path: string): void {
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

function helpWith(order: FinishingOrder): Promise<void> {
  const worker = new Worker(new URL('./finishing-worker.ts', import.meta.url), {
    workerData: order,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the finishing ended with ${code}`))));
  });
}
