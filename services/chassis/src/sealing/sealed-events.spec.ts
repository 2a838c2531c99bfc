import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { mask, maskPersonal, same } from '../declare/streams/personal.ts';
import { type StoredEvent } from '../ports/index.ts';
import { type EventType } from '../declare/streams/decider.ts';
import { member } from '../testing/services/lending.ts';
import { seal } from './sealed-events.ts';
import { type Small, startSmall, thing, things } from '../testing/services/small-service.ts';

let small: Small;
let id: string;
let stored: StoredEvent;
const secrets = ['Gülbahar Çetinkaya', 'gulbahar@secret.example'];

beforeAll(async () => {
  small = await startSmall();
  ({ id } = (await small.run('MakeThing', { name: secrets[0], mail: secrets[1], code: 'seal' })).body as {
    id: string;
  });
  stored = (await small.ports.events.read(small.runtime.log.stream(thing, 'o1', id)))[0]!;
});
afterAll(() => small.stop());

const openedAs = (change: Partial<StoredEvent>) =>
  small.runtime.log.open({ ...stored, id: crypto.randomUUID(), ...change });
const anotherReader = async (change: Partial<StoredEvent> = {}) => {
  small.runtime.log.settle([stored]);
  return small.runtime.log.open({ ...stored, ...change });
};

describe('what is stored of personal data', () => {
  it('is sealed by class, the rest in clear', () =>
    expect(stored.data).toEqual({
      code: 'seal',
      $sealed: { identity: expect.any(String), contact: expect.any(String) },
    }));

  it('cannot be read in any byte of the log, the keys or the small values', async () => {
    await small.again();
    const files = readdirSync(small.folder).filter((name) => /^(events|keys|ops)\.db/.test(name));
    expect(files).toEqual(expect.arrayContaining(['events.db', 'keys.db', 'ops.db']));
    for (const file of files) {
      const bytes = readFileSync(join(small.folder, file));
      for (const secret of [...secrets, 'Gülbahar', 'secret.example'])
        for (const encoding of ['utf8', 'utf16le', 'base64'] as const)
          expect(
            bytes.includes(
              encoding === 'base64' ? Buffer.from(secret).toString('base64') : Buffer.from(secret, encoding),
            ),
          ).toBe(false);
    }
  });

  it('is opened in the order in which it was told when it was new', async () => {
    const { log } = small.runtime;
    const fresh = await log.append(
      thing,
      log.stream(thing, 'o1', 'order'),
      { revision: -1, hash: '' },
      [{ type: 'ThingMade', data: { name: 'A', mail: 'a@a.example', code: 'order' } }],
      { organization: 'o1', actor: 'a', command: 'order.b', cause: 'order', correlation: 'c' },
    );
    const [event] = fresh.events!;
    const told = Object.keys((await log.open(event!.stored))!.data);
    log.settle([event!.stored]);
    expect([Object.keys(event!.data), told]).toEqual(Array(2).fill(Object.keys((await log.open(event!.stored))!.data)));
  });

  it('says in clear what is not said, without a key', async () => {
    const type = member.events.MemberNamed as EventType;
    const whose = { organization: 'o1', person: 'nobody', bound: 'e1' };
    expect(await seal(type, { name: null }, whose, small.ports.keys)).toEqual({ name: null });
    expect(await small.ports.keys.existingKey('o1', 'nobody', 'identity')).toBeNull();
  });

  it('is opened for whoever has the key', async () =>
    expect((await anotherReader())?.data).toEqual({ name: secrets[0], mail: secrets[1], code: 'seal' }));

  it('cannot be moved to another event, person or class', async () => {
    await expect(openedAs({})).rejects.toThrow();
    await small.run('MakeThing', { id: 'other', name: 'B', mail: 'b@b.example', code: 'seal2' });
    await expect(openedAs({ id: stored.id, stream: small.runtime.log.stream(thing, 'o1', 'other') })).rejects.toThrow();
    const { identity, contact } = stored.data.$sealed as Record<string, string>;
    await expect(
      openedAs({ id: stored.id, data: { $sealed: { identity: contact, contact: identity } } }),
    ).rejects.toThrow();
  });

  it('cannot be changed unnoticed', async () => {
    const { identity } = stored.data.$sealed as { identity: string };
    const bytes = Buffer.from(identity, 'base64');
    bytes[bytes.length - 1]! ^= 1;
    await expect(
      openedAs({ id: stored.id, data: { $sealed: { identity: bytes.toString('base64') } } }),
    ).rejects.toThrow();
  });
});

describe('a class that was forgotten', () => {
  beforeAll(() => small.ports.keys.destroy('o1', id, 'identity'));

  it('reads null, the other classes as they were', async () =>
    expect((await anotherReader())?.data).toEqual({ name: null, mail: secrets[1], code: 'seal' }));

  it('is kept under a new key from then on; what was said before stays gone', async () => {
    await small.run('ChangeThing', { name: 'Again', code: 'seal3' }, { id });
    const stream = small.runtime.log.stream(thing, 'o1', id);
    const events = await small.ports.events.read(stream);
    expect(events.at(-1)?.data).toEqual({ code: 'seal3', $sealed: { 'identity~1': expect.any(String) } });
    const names = (await small.runtime.log.read(stream)).map(({ data }) => data['name']);
    expect([names[0], names.at(-1)]).toEqual([null, 'Again']);
  });

  it('is forgotten again with the key of its time', async () => {
    await small.ports.keys.destroy('o1', id, 'identity~1');
    await small.run('ChangeThing', { name: 'Third', code: 'seal4' }, { id });
    const stream = small.runtime.log.stream(thing, 'o1', id);
    const names = (await small.runtime.log.read(stream)).map(({ data }) => data['name']);
    expect(names.slice(-2)).toEqual([null, 'Third']);
  });

  it('reads alike in rows that are built again, and folds', async () => {
    await small.again(() => rmSync(join(small.folder, 'read-models'), { recursive: true }));
    expect((await small.runtime.rows(things).get('o1', id))?.doc).toMatchObject({ name: 'Third', code: 'seal4' });
    expect((await small.runtime.loop.state<{ code: string }>(thing, 'o1', id)).state.code).toBe('seal4');
  });
});

describe('a mask', () => {
  const fields = new Map([['name', 'identity']]);

  it('stands for a value without telling it', () => {
    const masked = maskPersonal(fields, { name: 'Deniz', code: '1' });
    expect(masked).toEqual({ name: mask('Deniz'), code: '1' });
    expect(JSON.stringify(masked)).not.toContain('Deniz');
  });
  it('leaves null and absence', () => expect(maskPersonal(fields, { name: null })).toEqual({ name: null }));
  it('is told equal to its value only', () => {
    expect([
      same('Deniz', mask('Deniz')),
      same('Deniz', mask('deniz')),
      same(null, undefined),
      same('', null),
      same([1], [1]),
    ]).toEqual([true, false, true, false, true]);
  });
  it('is nobody’s value: a text that looks like one is a text', () => expect(same('~abc', '~abc')).toBe(true));
});
