import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RowStoreDeclaration } from '../../../ports/index.ts';
import { BuildingRows } from '../../../embedded/rows/building-rows.ts';
import { note } from '../../../embedded/rows/model-tables.ts';
import { finishFiles, openUnread, type RawFile } from './finishing.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kadro-finishing-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const declaration: RowStoreDeclaration = {
  name: 'library.books',
  version: 1,
  indexes: [
    { name: 'title', path: 'title', type: 'text' },
    { name: 'tags', path: 'tags', type: 'list' },
  ],
  search: 'words',
};

/** A file with so many rows, as it is when the log has been read. */
async function rawFile(name: string, count: number): Promise<RawFile> {
  const path = join(folder, `${name}.db.new`);
  const db = openUnread(path);
  const rows = new BuildingRows(db, declaration);
  const changes = Array.from({ length: count }, (_, n) => {
    const id = `b${n}`;
    const doc = { id, title: `Title ${n % 7}`, tags: [`t${n % 3}`], words: ['title', `${n}`] };
    return { organization: 'o1', id, record: { organization: 'o1', id, stream: `library.book-o1_${id}`, doc } };
  });
  await rows.apply('e:1', changes);
  rows.flush();
  db.close();
  return { path, declaration };
}

function contentOf({ path }: RawFile) {
  const db = openUnread(path);
  const content = {
    finished: note(db, 'finished'),
    schema: db.all('SELECT name, sql FROM sqlite_schema ORDER BY name'),
    rows: db.all('SELECT * FROM rows ORDER BY n'),
    postings: db.all('SELECT * FROM postings ORDER BY org, key, sort, id'),
    words: db.all('SELECT * FROM words ORDER BY org, word, n'),
  };
  db.close();
  return content;
}

const counts = [3_000, 10, 0, 2_000, 500];

it('gives the same files with a second thread as without', async () => {
  const alone: RawFile[] = [];
  const together: RawFile[] = [];
  for (const [n, count] of counts.entries()) {
    alone.push(await rawFile(`alone${n}`, count));
    together.push(await rawFile(`together${n}`, count));
  }
  await finishFiles(alone, { pause: () => undefined, isHelped: false });
  await finishFiles(together, { pause: () => undefined, isHelped: true });
  const found = alone.map(contentOf);
  expect(together.map(contentOf)).toEqual(found);
  expect(found.map(({ finished, rows }) => [finished, rows.length])).toEqual(counts.map((count) => ['yes', count]));
  expect(found.every(({ rows, words }) => words.length === rows.length * 2)).toBe(true);
});

it('fails where a file cannot be finished', async () => {
  const there = await rawFile('there', 10);
  const broken = { path: there.path, declaration: { ...declaration, defaultSort: 'nobody' } };
  await expect(finishFiles([broken], { pause: () => undefined, isHelped: true })).rejects.toThrow('nobody');
});
