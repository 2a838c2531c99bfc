import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RowStoreDeclaration, StoreUnavailable } from '../../../ports/index.ts';
import { Database, servedRows } from '../../sqlite.ts';
import { makeTables } from '../model-tables.ts';
import { type RowText } from './row-writer.ts';
import { WriterThread } from './thread.ts';

const declaration: RowStoreDeclaration = {
  name: 'things',
  version: 1,
  indexes: [{ name: 'color', path: 'color', type: 'text' }],
};
const thing = (id: string, color: string): RowText => ({
  organization: 'acme',
  id,
  row: { stream: `t.thing-acme_${id}`, doc: JSON.stringify({ id, color }) },
});

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'kadro-writing-'))));
afterAll(() => rmSync(folder, { recursive: true }));

const thread = new WriterThread();
afterAll(() => thread.close());

function madeFile(name: string) {
  const path = join(folder, `${name}.db`);
  const db = new Database(path, servedRows);
  makeTables(db, declaration, { indexed: true });
  return {
    path,
    writer: thread.writerOf(path, declaration),
    colors: () => db.all('SELECT id, i0 FROM rows ORDER BY id'),
    checkpoint: () => db.get(`SELECT value FROM meta WHERE name = 'checkpoint'`)?.[0],
    db,
  };
}

describe('rows written by a thread', () => {
  it('are there for readers as soon as that is said, file by file, in the order of the calls', async () => {
    const [one, other] = [madeFile('one'), madeFile('other')];
    await Promise.all([
      one.writer.apply('e:1', [thing('a', 'red'), thing('b', 'blue')]),
      other.writer.apply('e:1', [thing('c', 'green')]),
      one.writer.apply('e:2', [thing('a', 'white'), { organization: 'acme', id: 'b', row: null }]),
    ]);
    expect([one.colors(), one.checkpoint(), other.colors()]).toEqual([[['a', 'white']], 'e:2', [['c', 'green']]]);
  });

  it('are all written, or none with the reason', async () => {
    const { writer, colors, checkpoint } = madeFile('whole');
    await writer.apply('e:1', [thing('a', 'red')]);
    const broken = { ...thing('c', 'red'), row: { stream: 's', doc: 'no JSON' } };
    await expect(writer.apply('e:2', [thing('b', 'red'), broken])).rejects.toThrow('JSON');
    expect([colors(), checkpoint()]).toEqual([[['a', 'red']], 'e:1']);
  });

  it('are gone after clearing, for whoever has the file open', async () => {
    const { writer, colors, checkpoint } = madeFile('cleared');
    await writer.apply('e:1', [thing('a', 'red')]);
    expect(colors()).toHaveLength(1);
    await writer.clear();
    expect([colors(), checkpoint()]).toEqual([[], undefined]);
    await writer.apply('f:1', [thing('b', 'red')]);
    expect([colors(), checkpoint()]).toEqual([[['b', 'red']], 'f:1']);
  });

  it('leave nothing in the write-ahead log where that is asked for', async () => {
    const { path, writer, db } = madeFile('emptied');
    await writer.apply('e:1', [thing('a', 'red')]);
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0);
    expect([await writer.truncate(), statSync(`${path}-wal`).size]).toEqual([true, 0]);
    await writer.close();
    db.close();
  });

  it('are refused in passing where the thread ends meanwhile', async () => {
    const short = new WriterThread();
    const { path } = madeFile('short');
    const writing = short.writerOf(path, declaration).apply('e:1', [thing('a', 'red')]);
    const ended = short.close();
    await expect(writing).rejects.toThrow(StoreUnavailable);
    await ended;
    // somebody who opens the file again is served by a new one
    await short.writerOf(path, declaration).apply('e:2', [thing('a', 'blue')]);
    await short.close();
  });
});
