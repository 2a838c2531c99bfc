import { createHash } from 'node:crypto';
import { type FileHandle, open, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Size in bytes and SHA-256 in hex. */
export interface FileFacts {
  bytes: number;
  sha256: string;
}

const chunkBytes = 1 << 20;

export async function finished(file: FileHandle, work: () => Promise<void>): Promise<void> {
  try {
    await work();
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Waits until the disk has the entries of a folder. */
export async function syncFolder(path: string): Promise<void> {
  await finished(await open(path, 'r'), async () => {});
}

export async function syncFile(path: string): Promise<void> {
  await finished(await open(path, 'r+'), async () => {});
}

/** Waits until the disk has the entries of all folders from `root` to some files. */
export async function syncFoldersOf(root: string, files: readonly string[]): Promise<void> {
  const folders = new Set<string>();
  for (const file of files)
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) folders.add(folder);
  for (const folder of folders) await syncFolder(join(root, folder));
  await syncFolder(root);
}

/** For `catch`: undefined where a file is not there. */
export function nothingThere(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

/** Copies a file into a new one for its owner only, durable when it resolves. @throws for a name that is taken */
export async function copyFile(from: string, to: string): Promise<FileFacts> {
  const source = await open(from, 'r');
  try {
    const copy = await open(to, 'wx', 0o600);
    let facts: FileFacts | undefined;
    await finished(copy, async () => {
      facts = await readThrough(source, (chunk) => copy.writeFile(chunk));
    });
    return facts!;
  } finally {
    await source.close();
  }
}

/** Reads a file once. @throws for one that is not there */
export async function factsOf(path: string): Promise<FileFacts> {
  const file = await open(path, 'r');
  try {
    return await readThrough(file, async () => {});
  } finally {
    await file.close();
  }
}

/** Writes a new file for its owner only, durable when it resolves. @throws for a name that is taken */
export async function writeBytes(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  await finished(file, () => file.writeFile(bytes));
}

/** Gives a small file its whole text or leaves what was there; durable when it resolves. */
export async function writeText(path: string, text: string): Promise<void> {
  const file = await open(`${path}.new`, 'w', 0o600);
  await finished(file, () => file.writeFile(text));
  await rename(`${path}.new`, path);
  await syncFolder(dirname(path));
}

async function readThrough(file: FileHandle, take: (chunk: Buffer) => Promise<void>): Promise<FileFacts> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(chunkBytes);
  let bytes = 0;
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, chunkBytes, bytes);
    if (bytesRead === 0) return { bytes, sha256: hash.digest('hex') };
    const chunk = buffer.subarray(0, bytesRead);
    hash.update(chunk);
    await take(chunk);
    bytes += bytesRead;
  }
}
