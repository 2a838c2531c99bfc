import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SqliteEventStore } from '../../embedded/log/event-store.ts';
import { RawLog } from '../../embedded/log/raw-log.ts';
import { Database } from '../../embedded/sqlite.ts';
import { type EventStore, type StoredEvent, StoreUnavailable } from '../../ports/index.ts';
import { anEvent } from '../../testing/an-event.ts';
import { copyLog } from './copied-log.ts';
import { compareLogs } from './stream-digests.ts';

const folder = mkdtempSync(join(tmpdir(), 'kadro-copied-'));
let source: RawLog;
let events = 0;
let target: SqliteEventStore;

const opened = (path: string): SqliteEventStore => new SqliteEventStore(new Database(path, { synchronous: 'FULL' }));

beforeAll(async () => {
  const written = opened(join(folder, 'events.db'));
  const ends = new Map<string, number>();
  // runs of one stream and streams that take turns
  for (const stream of ['a-1', 'a-1', 'b-1', 'a-1', 'b-1', 'c-1', 'a-1']) {
    const some = Array.from({ length: stream === 'c-1' ? 450 : 3 }, (_, n) =>
      anEvent({ n, text: 'Şenay\u0000😀', deep: [{ z: 1, a: null }] }),
    );
    await written.append(stream, (ends.get(stream) ?? 0) - 1, some);
    ends.set(stream, (ends.get(stream) ?? 0) + some.length);
    events += some.length;
  }
  await written.close();
  source = new RawLog(join(folder, 'events.db'), false);
});
beforeEach(() => {
  target = opened(':memory:');
});
afterAll(() => {
  source.close();
  rmSync(folder, { recursive: true });
});

const nothing = () => undefined;
const copy = (to: EventStore = target) => copyLog(source, to, { assertAlone: nothing, report: nothing });
const facts = ({ id, stream, revision, at, data, meta }: StoredEvent) => ({ id, stream, revision, at, data, meta });
const all = async () => (await target.readAll('', 1_000)).map(facts);
const compare = () => compareLogs(source, target, nothing);

/** The target, of which an append is answered otherwise now and then. */
const dressed = (append: EventStore['append']): EventStore =>
  ({ append, readAll: (...from: [string, number]) => target.readAll(...from) }) as EventStore;

describe('copying a log', () => {
  it('gives every event in the same order, and says how far it is', async () => {
    const seen: number[] = [];
    await copyLog(source, target, { assertAlone: nothing, report: (done) => seen.push(done) });
    expect(await all()).toEqual(
      (await source.read('a-1'))
        .concat(await source.read('b-1'), await source.read('c-1'))
        .toSorted((one, two) => one.position.localeCompare(two.position))
        .map(facts),
    );
    expect([seen[0], seen.at(-1)]).toEqual([0, events]);
    expect(await compare()).toEqual({ events, streams: 3, differences: [] });
  });

  it.each([1, 2, 4, 6])('goes on after it was cut off behind %i appends', async (most) => {
    let left = most;
    const cut = dressed((...given) => (left-- > 0 ? target.append(...given) : Promise.reject(new Error('killed'))));
    await expect(copy(cut)).rejects.toThrow('killed');
    await copy();
    expect((await compare()).differences).toEqual([]);
    expect(await all()).toHaveLength(events);
  });

  it('repeats an append whose answer was lost', async () => {
    let isLost = true;
    const losing = dressed(async (...given) => {
      const answer = await target.append(...given);
      if (!isLost) return answer;
      isLost = false;
      throw new StoreUnavailable('no answer');
    });
    await copy(losing);
    expect(await compare()).toEqual({ events, streams: 3, differences: [] });
  });

  it('refuses a target that holds something else, or more', async () => {
    await target.append('a-1', -1, [anEvent()]);
    await expect(copy()).rejects.toThrow('holds other events');
    target = opened(':memory:');
    await copy();
    await target.append('d-1', -1, [anEvent()]);
    await expect(copy()).rejects.toThrow('holds other events');
  });

  it('ends where somebody else writes', async () => {
    let n = 0;
    const crowded = dressed(async (stream, expected, given) => {
      if (n++ === 1) await target.append('b-1', -1, [anEvent()]);
      return target.append(stream, expected, given);
    });
    await expect(copy(crowded)).rejects.toThrow('Somebody else writes to b-1');
  });
});

describe('comparing two logs', () => {
  it.each<[string, (event: StoredEvent) => StoredEvent | null, string]>([
    ['a changed letter', (one) => ({ ...one, data: { ...one.data, text: 'Senay' } }), 'b-1 has other contents'],
    [
      'another order of fields',
      (one) => ({ ...one, data: Object.fromEntries(Object.entries(one.data).reverse()) }),
      'b-1 has other contents',
    ],
    ['another instant', (one) => ({ ...one, at: '2020-01-01T00:00:00.000Z' }), 'b-1 has other contents'],
    ['one event less', () => null, 'b-1 has 5 events instead of 6'],
  ])('names the stream of %s', async (_what, change, said) => {
    await copy();
    const changed = (page: StoredEvent[]) =>
      page.flatMap((one) => (one.stream === 'b-1' && one.revision === 5 ? (change(one) ?? []) : [one]));
    const other = {
      readAll: async (...from: [string, number]) => changed(await target.readAll(...from)),
    } as EventStore;
    expect((await compareLogs(source, other, nothing)).differences).toEqual([said]);
  });
});
