/**
 * Makes the files of `fonts/` from the pinned font packages: Inter's latin and Vazirmatn's Arabic as they are, of
 * Inter's latin-ext only the few letters our languages use (8 kB for 85 on every Turkish page), and each once more as
 * TrueType of the regular weight, for documents that are written on the server.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { arabic, latin, moreLetters } from '../src/tokens/fonts.ts';

const require = createRequire(import.meta.url);
const regular = { wght: 400 };
const target = (name: string) => join(import.meta.dirname, '..', 'fonts', name);

function source(name: 'inter' | 'vazirmatn', part: string): string {
  const root = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  return join(root, 'files', `${name}-${part}-wght-normal.woff2`);
}

/** The characters of a CSS `unicode-range`. */
function charactersOf(range: string): string {
  const codes = range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace('U+', '')
      .split('-')
      .map((figure) => Number.parseInt(figure, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...codes);
}

async function writeTrueType(name: string, file: string, range: string): Promise<void> {
  const options = { targetFormat: 'truetype', variationAxes: regular } as const;
  writeFileSync(target(`${name}.ttf`), await subsetFont(readFileSync(file), charactersOf(range), options));
}

const inter = source('inter', 'latin');
const more = source('inter', 'latin-ext');
const vazirmatn = source('vazirmatn', 'arabic');
copyFileSync(inter, target('inter-latin.woff2'));
copyFileSync(vazirmatn, target('vazirmatn-arabic.woff2'));
writeFileSync(
  target('inter-more.woff2'),
  await subsetFont(readFileSync(more), charactersOf(moreLetters), { targetFormat: 'woff2' }),
);
await writeTrueType('inter-latin', inter, latin);
await writeTrueType('inter-more', more, moreLetters);
await writeTrueType('vazirmatn-arabic', vazirmatn, arabic);
