import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreUnavailable } from '../ports/index.ts';
import { type Small, startSmall, things } from '../testing/services/small-service.ts';
import { forget } from './forgetting.ts';

const name = 'Wilhelmjnx Quittenbaumx';
const mail = 'quittenmail@obst.example';
const forms = [name, 'wilhelmjnx quittenbaumx', mail];
let small: Small;
beforeEach(async () => {
  small = await startSmall();
});
afterEach(() => small.stop());

const make = async (code: string, called = name) =>
  String((await small.run('MakeThing', { name: called, mail, code })).body.id);
const order = (person: string, { isResumed = false, begun = () => Promise.resolve() } = {}) =>
  forget(small.runtime, 'o1', { person, classes: ['identity', 'contact'] }, [], {
    report: () => Promise.resolve(),
    begun,
    isResumed,
  });
const readable = () =>
  readdirSync(small.folder, { recursive: true, encoding: 'utf8' }).filter((file) => {
    const path = join(small.folder, file);
    return statSync(path).isFile() && forms.some((text) => readFileSync(path).includes(text));
  });
/** As the engine does when it moves what is in a page: what was there is in no row any more, and not overwritten. */
const leaveBehind = (file: string, text: string) => {
  const db = new DatabaseSync(join(small.folder, file));
  db.exec(`PRAGMA secure_delete=OFF; CREATE TABLE freed(text); INSERT INTO freed VALUES ('${text}'); DROP TABLE freed`);
  db.close();
};

describe('what is forgotten', () => {
  it.each([
    ['of rows', 'read-models/small.things.v1.db', name],
    ['of rows, as it was folded', 'read-models/small.things.v1.db', 'wilhelmjnx quittenbaumx'],
    ['of rows of commands', 'read-models/small.commands.v1.db', mail],
    ['of jobs, notices and dead letters', 'ops.db', name],
    ['of keys', 'keys.db', name],
  ])('is found in freed pages %s, and overwritten', async (_what, file, text) => {
    const id = await make('1');
    leaveBehind(file, text);
    expect(readable().some((one) => one.startsWith(file))).toBe(true);
    await order(id);
    expect(readable()).toEqual([]);
  });

  it('is not what others have as well', async () => {
    const [id] = [await make('1'), await make('2')];
    await order(id);
    expect((await small.runtime.rows(things).get('o1', id))?.doc.name).toBe(null);
    expect(readable()).toEqual([expect.stringContaining('small.things.v1.db')]);
  });

  it('is not forgotten while it can still be read somewhere', async () => {
    const id = await make('1');
    await small.ports.keyValue.set('*', 'draft', name);
    await expect(order(id)).rejects.toThrow(StoreUnavailable);
    await small.ports.keyValue.delete('*', 'draft');
    await order(id, { isResumed: true });
    expect(readable()).toEqual([]);
  });

  it('is overwritten everywhere after a crash, though nobody knows it any more', async () => {
    const id = await make('1');
    leaveBehind('ops.db', name);
    leaveBehind('read-models/small.things.v1.db', mail);
    await expect(order(id, { begun: () => Promise.reject(new Error('killed')) })).rejects.toThrow('killed');
    await small.ports.keys.destroy('o1', id, 'identity');
    await small.ports.keys.destroy('o1', id, 'contact');
    await order(id, { isResumed: true });
    expect(readable()).toEqual([]);
  });
});
