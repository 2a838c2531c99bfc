import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { extname, relative, sep } from 'node:path';
import { filesOf } from './compress.ts';

/** A built file in memory, with its encodings where they are smaller. */
export interface Asset {
  type: string;
  etag: string;
  /** A script that may compile WebAssembly, by its name. */
  isWasmWorker: boolean;
  /** The name holds a hash of the content: cached for ever. */
  isHashed: boolean;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}

/** Files by path below the app's root, with a leading slash. */
export type Assets = Map<string, Asset>;

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** Reads a built app into memory, without files of unknown types such as source maps. */
export async function loadAssets(dir: string): Promise<Assets> {
  const files = (await filesOf(dir)).filter((file) => types[extname(file)] !== undefined);
  const loaded = files.map(async (file) => [`/${relative(dir, file).split(sep).join('/')}`, await load(file)] as const);
  return new Map(await Promise.all(loaded));
}

async function load(file: string): Promise<Asset> {
  const plain = await readFile(file);
  const [br, gzip] = await Promise.all(['.br', '.gz'].map((suffix) => smaller(file + suffix, plain.length)));
  return {
    type: types[extname(file)] ?? 'application/octet-stream',
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    isWasmWorker: /[/\\]assets[/\\]wasm-worker-[\w-]{8}\.js$/.test(file),
    isHashed: /[/\\]assets[/\\].+-[\w-]{8,}\.\w+$/.test(file),
    plain,
    br,
    gzip,
  };
}

async function smaller(file: string, than: number): Promise<Buffer | undefined> {
  const data = await readFile(file).catch(() => undefined);
  return data && data.length < than ? data : undefined;
}
