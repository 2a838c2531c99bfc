import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** From the lowest on: a layer imports itself and lower ones. */
const layers = [
  'server',
  'people',
  'fields',
  'manifest',
  'time',
  'parts',
  'form',
  'table',
  'requests',
  'history',
  'records',
  'imports',
];
const appLayers = ['shell', 'features', 'app', 'testing'];
const order = ['generated', ...layers, ...appLayers];
const maxFiles = 12;

const root = new URL('.', import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
const code = sources.filter((path) => !path.includes('.spec.'));
const layerOf = (path: string): string => (path.includes('/') ? path.slice(0, path.indexOf('/')) : 'app');
const serviceOf = (path: string): string => path.split('/')[1] ?? '';

const imports = code.flatMap((path) =>
  [...readFileSync(new URL(path, root), 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)].map(([, target = '']) => ({
    from: path,
    to: posix.join(posix.dirname(path), target),
  })),
);

describe('the layers of the console', () => {
  it('are all in the order', () => expect(new Set(code.map(layerOf))).toEqual(new Set(order)));
  it('import no higher one', () =>
    expect(imports.filter(({ from, to }) => order.indexOf(layerOf(to)) > order.indexOf(layerOf(from)))).toEqual([]));
  it('of the features are apart from the shell', () =>
    expect(imports.filter(({ from, to }) => layerOf(from) === 'features' && layerOf(to) === 'shell')).toEqual([]));
  it('of a service import no other one', () => {
    const crossing = imports.filter(
      ({ from, to }) =>
        layerOf(from) === 'features' &&
        layerOf(to) === 'features' &&
        from !== 'features/index.ts' &&
        serviceOf(from) !== serviceOf(to),
    );
    expect(crossing).toEqual([]);
  });
  it(`have at most ${maxFiles} files in a folder`, () => {
    const folders = Object.entries(Object.groupBy(code, (path) => posix.dirname(path)));
    expect(folders.filter(([, files = []]) => files.length > maxFiles).map(([folder]) => folder)).toEqual([]);
  });
});
