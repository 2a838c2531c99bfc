import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Message } from '../../ports/message-log.ts';
import { type Mongo } from './connection.ts';
import { MongoDeadLetterStore } from './dead-letter-store.ts';
import { dropNamespace, freshNamespace, testMongo } from '../../testing/engines/mongodb.ts';

const letter = (id: string, organization = 'o', data: Record<string, unknown> = {}): Message => ({
  id,
  type: 'test.v1.Said',
  source: 'test',
  organization,
  key: 'k',
  stream: 's',
  revision: 0,
  at: '2026-01-05T08:00:00.000Z',
  correlation: 'c',
  data,
});

const namespace = freshNamespace();
let mongo: Mongo;
let letters: MongoDeadLetterStore;
beforeEach(() => {
  mongo = testMongo();
  letters = new MongoDeadLetterStore(mongo, namespace);
});
afterEach(() => mongo.close());
afterAll(() => dropNamespace(namespace));

describe('keeping letters', () => {
  const all = { offset: 0, limit: 10 };

  it('keeps topics and organizations apart, the same id once, the latest first', async () => {
    const [a, b, theirs] = [letter('a', 'o', { '$a.b': null, text: 'x\u0000' }), letter('b'), letter('a', 'o2')];
    for (const message of [a, b, theirs, letter('a', 'o', { again: true })]) await letters.put('dead', message);
    await letters.put('other', letter('c'));
    expect(await letters.list('dead', 'o', all)).toEqual([b, a]);
    expect(await letters.list('dead', 'o', { offset: 1, limit: 1 })).toEqual([a]);
    expect([await letters.find('dead', 'o2', 'a'), await letters.find('dead', 'o', 'c')]).toEqual([theirs, null]);
  });

  it('removes one', async () => {
    await letters.remove('dead', 'o', 'a');
    await letters.remove('dead', 'o', 'a');
    expect((await letters.list('dead', 'o', all)).map(({ id }) => id)).toEqual(['b']);
    expect(await letters.find('dead', 'o2', 'a')).not.toBeNull();
  });
});
