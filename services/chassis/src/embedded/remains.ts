import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Remain, type Remains } from '../ports/remains.ts';
import { StoreUnavailable } from '../ports/index.ts';
import { type RowWriter } from './rows/writing/row-writer.ts';
import { type Database } from './sqlite.ts';

const readAtOnce = 256 * 1024;
/** What the engine keeps beside a file. */
const beside = /-(?:wal|shm|journal)$/;

interface RowFiles {
  files(): ReadonlyMap<string, Pick<RowWriter, 'rewrite'>>;
}

/** Reads the bytes of every file in a folder, free pages and write-ahead logs included. */
export class FolderRemains implements Remains {
  readonly #folder: string;
  readonly #rows: RowFiles;
  readonly #others: [path: string, db: Database][];

  /** Files of rows come and go; `others` by their names. */
  constructor(folder: string, rows: RowFiles, others: Record<string, Database>) {
    this.#folder = folder;
    this.#rows = rows;
    this.#others = Object.entries(others).map(([name, db]) => [join(folder, name), db]);
  }

  async search(texts: readonly string[]): Promise<Remain[]> {
    const found: Remain[] = [];
    if (texts.length === 0) return found;
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true });
    const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    // what is in a log may be moved into its file meanwhile, and nothing goes the other way
    for (const path of paths.toSorted((a, b) => Number(beside.test(b)) - Number(beside.test(a)))) {
      const file = path.replace(beside, '');
      const isRows = this.#rows.files().has(file);
      for (const text of await textsIn(path, texts)) found.push({ file, text, isRows });
    }
    return found;
  }

  async rewrite(files: readonly string[] | 'all'): Promise<void> {
    for (const [path, db] of [...this.#rows.files(), ...this.#others])
      if (files === 'all' || files.includes(path))
        if (!(await db.rewrite())) throw new StoreUnavailable('somebody reads the file');
  }
}

/** In slices, each with the end of the one before it. A file that is gone by now holds nothing. */
async function textsIn(path: string, texts: readonly string[]): Promise<Set<string>> {
  const wanted = new Map(texts.map((text) => [text, Buffer.from(text)]));
  const longest = Math.max(...[...wanted.values()].map(({ length }) => length));
  const found = new Set<string>();
  let end = Buffer.alloc(0);
  try {
    for await (const read of createReadStream(path, { highWaterMark: readAtOnce })) {
      const slice = Buffer.concat([end, read as Buffer]);
      for (const [text, bytes] of wanted)
        if (slice.includes(bytes)) {
          found.add(text);
          wanted.delete(text);
        }
      end = slice.subarray(Math.max(0, slice.length - longest + 1));
    }
  } catch (failed) {
    if ((failed as NodeJS.ErrnoException).code !== 'ENOENT') throw failed;
  }
  return found;
}
