import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Blobs } from '../ports/blobs.ts';
import { finished, syncFolder } from './durable-files.ts';

/** No separator, and no dot in front: such names neither leave the folder nor meet the folder of unfinished files. */
const safeName = /^[\w-][\w.-]*$/;
const unfinished = '.unfinished';

/** Files under `<organization>/<2 letters>/<id>`; written and erased under temporary names, so never half there. */
export class FolderBlobs implements Blobs {
  readonly #folder: string;
  #prepared: Promise<void> | undefined;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async put(organization: string, id: string, bytes: Uint8Array): Promise<void> {
    const path = this.#path(organization, id);
    const temporary = await this.#temporaryPath();
    try {
      const file = await open(temporary, 'wx', 0o600);
      await finished(file, () => file.writeFile(bytes));
      await this.#makeFolder(dirname(path));
      await replace(path, temporary);
    } catch (error) {
      await erase(temporary).catch(nothingThere);
      throw error;
    }
  }

  async get(organization: string, id: string): Promise<Uint8Array | null> {
    try {
      // In one go: nothing can be overwritten between the first byte and the last.
      return readFileSync(this.#path(organization, id));
    } catch (error) {
      return nothingThere(error);
    }
  }

  async delete(organization: string, id: string): Promise<void> {
    const path = this.#path(organization, id);
    const temporary = await this.#temporaryPath();
    try {
      await rename(path, temporary);
    } catch (error) {
      nothingThere(error);
      return;
    }
    await syncFolder(dirname(path));
    await erase(temporary);
  }

  async close(): Promise<void> {}

  #path(organization: string, id: string): string {
    if (!safeName.test(organization) || !safeName.test(id))
      throw new RangeError('organization or id cannot name a file');
    return join(this.#folder, organization, createHash('sha256').update(id).digest('hex').slice(0, 2), id);
  }

  async #temporaryPath(): Promise<string> {
    this.#prepared ??= this.#prepare();
    await this.#prepared.catch((error: unknown) => {
      this.#prepared = undefined;
      throw error;
    });
    return join(this.#folder, unfinished, randomUUID());
  }

  /** Erases what a dead process left. */
  async #prepare(): Promise<void> {
    const folder = join(this.#folder, unfinished);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await Promise.all((await readdir(folder)).map((name) => erase(join(folder, name))));
  }

  /** A new folder is itself an entry that a power cut could take back. */
  async #makeFolder(folder: string): Promise<void> {
    if ((await mkdir(folder, { recursive: true, mode: 0o700 })) === undefined) return;
    await syncFolder(dirname(folder));
    await syncFolder(this.#folder);
    await syncFolder(dirname(this.#folder));
  }
}

/** What lies in a folder of files, in no order; nothing where there is none. */
export async function blobsIn(folder: string): Promise<{ organization: string; id: string }[]> {
  const found: { organization: string; id: string }[] = [];
  for (const organization of (await readdir(folder).catch(nothingThere)) ?? []) {
    if (organization === unfinished) continue;
    for (const letters of await readdir(join(folder, organization)))
      for (const id of await readdir(join(folder, organization, letters))) found.push({ organization, id });
  }
  return found;
}

/** Gives `path` another file in one step, and overwrites the one it had. */
async function replace(path: string, by: string): Promise<void> {
  const former = await open(path, 'r+').catch(nothingThere);
  try {
    await rename(by, path);
    await syncFolder(dirname(path));
    if (former) await overwrite(former);
  } finally {
    await former?.close();
  }
}

function nothingThere(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}

async function erase(path: string): Promise<void> {
  const file = await open(path, 'r+');
  await finished(file, () => overwrite(file));
  await rm(path);
}

async function overwrite(file: FileHandle): Promise<void> {
  await file.writeFile(Buffer.alloc((await file.stat()).size));
  await file.sync();
}
