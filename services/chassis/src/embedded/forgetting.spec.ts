import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aMessage } from '../testing/contracts/messages/source.ts';
import { openEmbeddedPorts } from '../profiles/embedded/ports.ts';
import { FolderRemains } from './remains.ts';
import { Database } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'kadro-forget-'));
afterAll(() => rmSync(folder, { recursive: true }));

const onDisk = (text: string | Buffer): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => statSync(join(folder, file)).isFile() && readFileSync(join(folder, file)).includes(text),
  );

const people = {
  name: 'test.people',
  version: 1,
  indexes: [{ name: 'name', path: 'name', type: 'text' as const }],
  search: '_words',
};
const row = (name: string, note: string) => ({
  organization: 'o',
  id: 'p1',
  record: { organization: 'o', id: 'p1', stream: 'test.person-o_p1', doc: { id: 'p1', name, note, _words: [name] } },
});

describe('forgetting somebody', () => {
  it('leaves neither the row nor its words readable in any file', async () => {
    const ports = await openEmbeddedPorts({ folder });
    const rows = await ports.readModels.open(people);
    await rows.apply('e:1', [row('wilhelmina', 'n'.repeat(9_000) + 'peculiarity')]);
    expect(onDisk('wilhelmina')).not.toEqual([]);
    await rows.apply('e:2', [row('forgotten', '')]);
    await ports.close();
    expect([onDisk('wilhelmina'), onDisk('peculiarity')]).toEqual([[], []]);
  });
});

describe('a search in all files', () => {
  it('finds what is moved from a log into its file in the meantime', async () => {
    const place = join(folder, 'searched');
    mkdirSync(place);
    const db = new Database(join(place, 'rows.db'), { synchronous: 'NORMAL' });
    db.run('CREATE TABLE rows(name)');
    db.checkpoint();
    db.run("INSERT INTO rows VALUES ('elderberry')");
    let files = 0;
    const moving = () => {
      if (++files === 2) db.checkpoint();
      return new Map<string, never>();
    };
    const found = await new FolderRemains(place, { files: moving }, {}).search(['elderberry']);
    db.close();
    expect(found.map(({ text }) => text)).toEqual(['elderberry']);
  });
});

describe('taking a message away', () => {
  it('leaves it readable in no file, while others stay', async () => {
    const ports = await openEmbeddedPorts({ folder });
    await ports.messages.append('dead', [
      aMessage({ id: 'a', data: { name: 'guinevere' } }),
      aMessage({ id: 'b', data: { name: 'isolde' } }),
    ]);
    expect(onDisk('guinevere')).not.toEqual([]);
    await ports.messages.remove('dead', 'o', 'a');
    expect([onDisk('guinevere'), onDisk('isolde')]).toEqual([[], ['ops.db']]);
    await ports.close();
  });
});

describe('the master key', () => {
  it('is readable by its owner only, and no other file holds it', async () => {
    const ports = await openEmbeddedPorts({ folder });
    const key = await ports.keys.dataKey('o', 'p2', 'contact');
    await ports.close();
    expect(statSync(join(folder, 'master.key')).mode & 0o777).toBe(0o600);
    expect([onDisk(readFileSync(join(folder, 'master.key'))), onDisk(key!)]).toEqual([['master.key'], []]);
  });

  it('cannot be lost or exchanged without notice', async () => {
    const file = join(folder, 'master.key');
    const key = readFileSync(file);
    writeFileSync(file, Buffer.alloc(32, 1));
    await expect(openEmbeddedPorts({ folder })).rejects.toThrow();
    rmSync(file);
    await expect(openEmbeddedPorts({ folder })).rejects.toThrow('missing');
    writeFileSync(file, key, { mode: 0o600 });
    await (await openEmbeddedPorts({ folder })).close();
  });
});
