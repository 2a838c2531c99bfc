import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.wasm', '.webmanifest', '.xml']);
const leastBytes = 1024;

const encoders = {
  '.br': (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: data.length },
    }),
  '.gz': (data: Buffer) => promisify(gzip)(data, { level: 9 }),
};

/** Writes missing or outdated `.br` and `.gz` files of a built app; resolves with the number of written files. */
export async function compressAssets(dir: string): Promise<number> {
  let written = 0;
  for (const file of await filesOf(dir)) {
    if (!compressible.has(extname(file))) continue;
    const { mtimeMs, size } = await stat(file);
    if (size < leastBytes) continue;
    for (const [suffix, encode] of Object.entries(encoders)) {
      if (await isNewer(file + suffix, mtimeMs)) continue;
      // renamed when complete: processes that start together never read half a file
      const draft = `${file}${suffix}.${process.pid}.tmp`;
      await writeFile(draft, await encode(await readFile(file)));
      await rename(draft, file + suffix);
      written++;
    }
  }
  return written;
}

/** Full paths of all files below a folder; none if it does not exist. */
export async function filesOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function isNewer(file: string, than: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && found.mtimeMs >= than;
}
