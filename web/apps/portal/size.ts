import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import sizeLimit from 'size-limit';
import { slices } from './slices.ts';

interface Part {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Most bytes (gzip) of page, scripts, styles and texts of the home page in Turkish, without fonts (decision 0012). */
const limit = 230_000;

const dist = new URL('dist/', import.meta.url);
const parts = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Record<string, Part>;
const first = ['../../packages/i18n/src/texts/tr/common.json', '../../packages/i18n/src/texts/tr/portal.json'];

const doors = [...slices.app, ...slices.home].filter((key) => parts[key]);

function filesOf(key: string, seen: Set<string>): string[] {
  const part = parts[key];
  if (!part) throw new Error(`${key} is not in the manifest`);
  if (seen.has(key)) return [];
  seen.add(key);
  return [part.file, ...(part.css ?? []), ...(part.imports ?? []).flatMap((inner) => filesOf(inner, seen))];
}

const html = readFileSync(new URL('index.html', dist), 'utf8');
const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
const files = [...new Set(['index.html', ...named, ...[...first, ...doors].flatMap((key) => filesOf(key, new Set()))])];

const gzipOf = (file: string): number => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length;
const gzip = {
  name: 'gzip',
  step60: (_config: unknown, check: { files: string[]; size?: number }): void => {
    check.size = check.files.reduce((sum, file) => sum + gzipOf(file), 0);
  },
};

// size-limit types its own plugins only.
const [{ size = 0 } = {}] = (await sizeLimit([gzip as never], files)) as { size?: number }[];
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
process.stdout.write(
  `First load of the home: ${kilobytes(size)} gzip in ${files.length} files, limit ${kilobytes(limit)}\n`,
);
if (process.argv.includes('--files'))
  for (const file of files.toSorted((one, other) => gzipOf(other) - gzipOf(one)))
    process.stdout.write(`${kilobytes(gzipOf(file)).padStart(10)}  ${file}\n`);
process.exitCode = size > limit ? 1 : 0;
