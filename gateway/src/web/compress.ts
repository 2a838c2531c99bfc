import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest', '.xml']);
const leastBytes = 1024;

const encoders = {
  '.br': (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
    }),
  '.gz': (data: Buffer) => promisify(gzip)(data, { level: 9 }),
};

/**
 * Writes `.br` and `.gz` beside every compressible file of a built app, unless they are there and newer. Returns how
 * many it wrote.
 */
export async function compressAssets(dir: string): Promise<number> {
  let written = 0;
  for (const file of await filesOf(dir)) {
    if (!compressible.has(extname(file))) continue;
    const { mtimeMs, size } = await stat(file);
    if (size < leastBytes) continue;
    for (const [suffix, encode] of Object.entries(encoders)) {
      if (await isNewer(file + suffix, mtimeMs)) continue;
      // A reader never sees half a file, nor do two processes that start together.
      const draft = `${file}${suffix}.${process.pid}.tmp`;
      await writeFile(draft, await encode(await readFile(file)));
      await rename(draft, file + suffix);
      written++;
    }
  }
  return written;
}

/** All files below a folder, as full paths; none where the folder is not there. */
export async function filesOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function isNewer(file: string, than: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && found.mtimeMs >= than;
}
