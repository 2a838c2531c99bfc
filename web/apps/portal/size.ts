import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import sizeLimit from 'size-limit';

/** Most bytes (gzip) of page, scripts, styles and texts of the home page in Turkish, without fonts (decision 0036). */
const limit = 230_000;

const dist = new URL('dist/', import.meta.url);
const manifest = readFileSync(new URL('.vite/manifest.json', dist), 'utf8');
const parts = Object.values(JSON.parse(manifest) as Record<string, { file: string; name?: string }>);
const texts = parts.find(({ name }) => name === 'texts-tr')?.file;
if (!texts) throw new Error('There is no file of texts');

// The page names all that is loaded until the home stands, but for the texts of the language.
const html = readFileSync(new URL('index.html', dist), 'utf8');
const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file);
const files = ['index.html', texts, ...named];

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
