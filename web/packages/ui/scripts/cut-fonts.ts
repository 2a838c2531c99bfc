/**
 * Makes the files of `fonts/` from the pinned font packages: Inter's latin and Vazirmatn's Arabic as they are, and of
 * Inter's latin-ext only the few letters our languages use (8 kB for 85 on every Turkish page).
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { moreLetters } from '../src/tokens/fonts.ts';
import { keepGlyphs, lettersOf } from './woff2.ts';

const require = createRequire(import.meta.url);
const filesOf = (name: string) => join(dirname(require.resolve(`@fontsource-variable/${name}/package.json`)), 'files');
const target = (name: string) => join(import.meta.dirname, '..', 'fonts', name);

copyFileSync(join(filesOf('inter'), 'inter-latin-wght-normal.woff2'), target('inter-latin.woff2'));
copyFileSync(join(filesOf('vazirmatn'), 'vazirmatn-arabic-wght-normal.woff2'), target('vazirmatn-arabic.woff2'));
const whole = readFileSync(join(filesOf('inter'), 'inter-latin-ext-wght-normal.woff2'));
writeFileSync(target('inter-more.woff2'), keepGlyphs(whole, lettersOf(moreLetters)));
