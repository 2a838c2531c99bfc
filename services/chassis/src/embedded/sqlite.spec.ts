import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usualLimits } from './rows/finding/row-finder.ts';
import { makeTables } from './rows/model-tables.ts';
import { RowLayout } from './rows/row-layout.ts';
import { SqliteRowStore } from './rows/row-store.ts';
import { FileWriter } from './rows/writing/file-writer.ts';
import { Database, servedRows } from './sqlite.ts';

const bytesMapped = 2 * 2 ** 30;
const declaration = { name: 'things', version: 1, indexes: [] };

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'kadro-sqlite-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const kibKept = (db: Database): number => -Number(db.get('PRAGMA cache_size')![0]);

/** Behind the back of whoever has it open: who reads a page anew sees it, who has kept it does not. */
function changeFile(path: string, from: string, to: string): void {
  const bytes = readFileSync(path);
  bytes.write(to, bytes.indexOf(from));
  writeFileSync(path, bytes, { flag: 'r+' });
}

describe('pages that a connection keeps in memory', () => {
  it('are as many as the write-ahead log has, where the rest is read through the map', () => {
    const path = join(folder, 'served.db');
    const db = new Database(path, servedRows);
    const logged = Number(db.get('PRAGMA wal_autocheckpoint')![0]) * (Number(db.get('PRAGMA page_size')![0]) / 1_024);
    expect(kibKept(db)).toBe(logged);
    db.close();
    truncateSync(path, bytesMapped + 4_096);
    const large = new Database(path, servedRows);
    expect(kibKept(large)).toBeGreaterThan(logged);
    large.close();
  });

  it('are given back when the write-ahead log of rows has been emptied', () => {
    const path = join(folder, 'rows.db');
    const db = new Database(path, { ...servedRows, mapped: false });
    makeTables(db, declaration, { indexed: true });
    const writer = new FileWriter(db, new RowLayout(declaration), () => undefined);
    const said = () => String(db.get('SELECT doc FROM rows')![0]);
    const row = { stream: 't.thing-acme_a', doc: '{"color":"red"}' };
    writer.apply('e:1', [{ organization: 'acme', id: 'a', row }]);
    db.checkpoint();
    changeFile(path, '"red"', '"tan"');
    expect(said()).toBe('{"color":"red"}');
    writer.truncate();
    expect(said()).toBe('{"color":"tan"}');
    writer.close();
  });

  it('are given back by whoever reads rows, too', async () => {
    const path = join(folder, 'read.db');
    const db = new Database(path, { ...servedRows, mapped: false });
    makeTables(db, declaration, { indexed: true });
    const apply = () => Promise.resolve();
    const untouched = { apply, truncate: () => true, clear: apply, rewrite: () => true, close: apply };
    const store = new SqliteRowStore(db, new RowLayout(declaration), usualLimits, untouched);
    const kept = () => String(db.get('SELECT value FROM meta WHERE name = ?', 'said')![0]);
    db.run('INSERT INTO meta VALUES (?, ?)', 'said', 'a former text');
    db.checkpoint();
    changeFile(path, 'a former text', 'a latter text');
    expect(kept()).toBe('a former text');
    await store.scrub();
    expect(kept()).toBe('a latter text');
    await store.close();
  });
});
