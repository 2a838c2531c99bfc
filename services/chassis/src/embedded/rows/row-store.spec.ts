import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RowChange, type RowStoreDeclaration } from '../../ports/index.ts';
import { Database, servedRows } from '../sqlite.ts';
import { usualLimits } from './finding/row-finder.ts';
import { makeTables } from './model-tables.ts';
import { RowLayout } from './row-layout.ts';
import { SqliteRowStore } from './row-store.ts';
import { FileWriter } from './writing/file-writer.ts';

const declaration: RowStoreDeclaration = {
  name: 'things',
  version: 1,
  indexes: [{ name: 'color', path: 'color', type: 'text' }],
};
const thing = (id: string, color: string): RowChange => ({
  organization: 'acme',
  id,
  record: { organization: 'acme', id, stream: `t.thing-acme_${id}`, doc: { id, color } },
});
const everything = { sort: { index: 'id', descending: false }, offset: 0, limit: 10 };

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'kadro-rows-'))));
afterAll(() => rmSync(folder, { recursive: true }));

describe('rows that another connection has written, which is not yet known here', () => {
  it('are read as they are in the file, all of them', async () => {
    const path = join(folder, 'things.db');
    const [reader, other] = [new Database(path, servedRows), new Database(path, servedRows)];
    makeTables(reader, declaration, { indexed: true });
    const layout = new RowLayout(declaration);
    const file = new FileWriter(other, layout, () => undefined);
    let known = Promise.resolve();
    const store = new SqliteRowStore(reader, layout, usualLimits, {
      apply: (checkpoint, changes) => {
        file.apply(checkpoint, changes);
        return known;
      },
      clear: () => file.clear(),
      truncate: () => file.truncate(),
      rewrite: () => file.rewrite(),
      close: () => file.close(),
    });
    const colors = async () => [
      store.get('acme', 'a')?.doc.color,
      store.get('acme', 'b')?.doc.color,
      (await store.find('acme', { where: [] }, everything)).map(({ doc }) => doc.color),
      (await store.count('acme', { where: [{ index: 'color', eq: 'red' }] }, 100)).total,
    ];
    await store.apply('e:1', [thing('a', 'red')]);
    expect(await colors()).toEqual(['red', undefined, ['red'], 1]);
    const { promise, resolve } = Promise.withResolvers<void>();
    known = promise;
    const applied = store.apply('e:2', [thing('a', 'blue'), thing('b', 'blue')]);
    const written = ['blue', 'blue', ['blue', 'blue'], 0];
    expect(await colors()).toEqual(written);
    resolve();
    await applied;
    expect(await colors()).toEqual(written);
    await store.close();
  });
});

describe('rows that stay in memory after they were read', () => {
  it('are bounded by their text', async () => {
    const path = join(folder, 'large.db');
    const [reader, other] = [new Database(path, servedRows), new Database(path, servedRows)];
    makeTables(reader, declaration, { indexed: true });
    const layout = new RowLayout(declaration);
    const store = new SqliteRowStore(reader, layout, usualLimits, new FileWriter(other, layout, () => undefined));
    const large = 'x'.repeat(1_500_000);
    const ids = ['a', 'b', 'c', 'd'];
    await store.apply(
      'e:1',
      ids.map((id) => thing(id, `${id}${large}`)),
    );
    const first = store.get('acme', 'a');
    expect(store.get('acme', 'a')).toBe(first);
    for (const id of ids) store.get('acme', id);
    expect(store.get('acme', 'a')).toEqual(first);
    expect(store.get('acme', 'a')).not.toBe(first);
    const page = () => store.find('acme', { where: [] }, everything);
    const [once, again] = [await page(), await page()];
    expect(again).toEqual(once);
    expect(again[0]).not.toBe(once[0]);
    await store.close();
  });
});
