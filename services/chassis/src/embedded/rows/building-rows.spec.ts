import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RowStoreDeclaration } from '../../ports/index.ts';
import { Database } from '../sqlite.ts';
import { BuildingRows } from './building-rows.ts';

const declaration: RowStoreDeclaration = { name: 'library.books', version: 1, indexes: [] };

let folder: string;
let db: Database;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kadro-building-'));
  db = opened();
});
afterEach(() => {
  db.close();
  rmSync(folder, { recursive: true });
});

const opened = (): Database => new Database(join(folder, 'books.db'), { synchronous: 'NORMAL', bulk: true });

const made = (id: string, title: string) => ({
  organization: 'o1',
  id,
  record: { organization: 'o1', id, stream: `library.book-o1_${id}`, doc: { id, title } },
});
const gone = (id: string) => ({ organization: 'o1', id, record: null });
const written = () => db.all('SELECT id, n FROM rows ORDER BY id');

it('never writes a row that came and went before it was written', async () => {
  const rows = new BuildingRows(db, declaration);
  for (const id of ['a', 'b']) expect(rows.get('o1', id)).toBeNull();
  await rows.apply('e:1', [made('a', 'Emma'), made('b', 'Persuasion')]);
  await rows.apply('e:2', [gone('a')]);
  expect(rows.get('o1', 'a')).toBeNull();
  rows.flush();
  // the numbers say that nothing was there before
  expect(written()).toEqual([['b', 1]]);
});

it('makes a row again that came and went', async () => {
  const rows = new BuildingRows(db, declaration);
  for (const change of [made('a', 'Emma'), gone('a'), made('a', 'Persuasion')]) {
    rows.get('o1', 'a');
    await rows.apply('e:1', [change]);
  }
  rows.flush();
  expect(written()).toEqual([['a', 1]]);
  expect(rows.get('o1', 'a')?.doc).toEqual({ id: 'a', title: 'Persuasion' });
});

it('removes what is in the file, also where somebody else began it', async () => {
  const before = new BuildingRows(db, declaration);
  before.get('o1', 'a');
  await before.apply('e:1', [made('a', 'Emma'), made('b', 'Persuasion')]);
  before.flush();
  await before.apply('e:2', [gone('a')]);
  before.flush();
  db.close();
  db = opened();
  const after = new BuildingRows(db, declaration);
  expect(after.get('o1', 'b')?.doc).toEqual({ id: 'b', title: 'Persuasion' });
  await after.apply('e:3', [gone('b')]);
  after.flush();
  expect(written()).toEqual([]);
});

it('finds rows by what is in their lists, though these are made at the end', async () => {
  const listed = { ...declaration, indexes: [{ name: 'tags', path: 'tags', type: 'list' as const }] };
  const rows = new BuildingRows(db, listed);
  const tagged = (id: string, tags: string[]) => {
    const record = { organization: 'o1', id, stream: `library.book-o1_${id}`, doc: { id, tags } };
    return { organization: 'o1', id, record };
  };
  await rows.apply('e:1', [tagged('a', ['red', 'old']), tagged('b', ['old']), tagged('c', ['red'])]);
  const red = { where: [{ index: 'tags', eq: 'red' }] };
  const first = { sort: { index: 'id', descending: false }, offset: 0, limit: 1 };
  expect((await rows.find('o1', red, { ...first, limit: 10 })).map(({ id }) => id)).toEqual(['a', 'c']);
  expect((await rows.find('o1', red, { ...first, offset: 1 })).map(({ id }) => id)).toEqual(['c']);
});
