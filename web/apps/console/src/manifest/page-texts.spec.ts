import { readFileSync, readdirSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { namespaces, type Namespace } from '@kadro/i18n';

const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));

const isNamespace = (name: string): name is Namespace => namespaces.some((known) => known === name);
const namespacesIn = (code: string): Namespace[] =>
  [...code.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name).filter(isNamespace);

/** The files that a file imports statically, itself among them. */
function withImports(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, target = ''] of read(path).matchAll(/ from '(\.[^']+\.tsx?)'/g))
    withImports(posix.join(posix.dirname(path), target), seen);
  return seen;
}

/** The namespaces whose texts the components of these files show. */
const shownBy = (paths: Iterable<string>): Set<Namespace> =>
  new Set(
    [...paths]
      .map(read)
      .flatMap((code) => [
        ...[...code.matchAll(/\bt\(\s*['`]([a-z-]+):/g)].map(([, name = '']) => name),
        ...[...code.matchAll(/useT\('([a-z-]+)'\)/g)].map(([, name = '']) => name),
      ])
      .filter(isNamespace),
  );

const main = read('main.tsx');
const declared = sources.flatMap((path) => namespacesIn(/^ {2}texts: \[(.*)\],$/m.exec(read(path))?.[1] ?? ''));
const atStart = new Set<Namespace>([
  'common',
  ...namespacesIn(/namespaces: \[(.*)\]/.exec(main)?.[1] ?? ''),
  ...declared,
]);

const pages = sources
  .filter((path) => !path.includes('.spec.'))
  .flatMap((path) =>
    [...read(path).matchAll(/import\('(\.[^']+)'\)\)\.(\w+)((?:,\s*'[a-z-]+')*)/g)].map(
      ([, target = '', name = '', texts = '']) => ({
        name,
        file: posix.join(posix.dirname(path), target),
        texts: namespacesIn(texts),
      }),
    ),
  );

describe('the texts of the console', () => {
  it('at its start are all that is shown before a page is opened', () =>
    expect([...shownBy(withImports('main.tsx'))].filter((name) => !atStart.has(name))).toEqual([]));

  it('come with the pages that show them', () => {
    expect(pages.length).toBeGreaterThan(10);
    expect(
      pages.map(({ name, file, texts }) => [
        name,
        [...shownBy(withImports(file))].filter((shown) => !atStart.has(shown) && !texts.includes(shown)),
      ]),
    ).toEqual(pages.map(({ name }) => [name, []]));
  });

  it('come with no page that does not show them', () => {
    const needless = pages.flatMap(({ name, file, texts }) => {
      const shown = shownBy(withImports(file));
      return texts.filter((one) => !shown.has(one)).map((one) => `${name}: ${one}`);
    });
    expect(needless).toEqual([]);
  });
});
