import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StoredEvent, StoreUnavailable } from '../../ports/index.ts';
import { anEvent } from '../../testing/an-event.ts';
import { SqliteEventStore } from './event-store.ts';
import { Database } from '../sqlite.ts';

let folder: string;
let db: Database;
let store: SqliteEventStore;
const opened = () => new Database(join(folder, 'events.db'), { synchronous: 'FULL' });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kadro-events-'));
  db = opened();
  store = new SqliteEventStore(db);
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

describe('appending to a full disk', () => {
  it('is refused as unavailable, leaves nothing by half, and works once there is room', async () => {
    await store.append('s-1', -1, [anEvent()]);
    db.exec('PRAGMA max_page_count = 20');
    const big = () => anEvent({ text: 'x'.repeat(60_000) });
    const outcomes = await Promise.allSettled([
      store.append('s-2', -1, [anEvent()]),
      store.append('s-3', -1, [big(), big()]),
    ]);
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(StoreUnavailable) });
    expect(await store.readAll('', 10)).toHaveLength(1);
    db.exec('PRAGMA max_page_count = 100000');
    expect(await store.append('s-3', -1, [big()])).toEqual({ revision: 0, position: '0000000000000002' });
  });
});

describe('appending from two processes', () => {
  it('keeps one order and gives each subscriber all of it', async () => {
    const other = new SqliteEventStore(opened());
    const seen: StoredEvent[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const subscription = store.subscribe('', (events) => {
      seen.push(...events);
      if (seen.length === 60) resolve();
    });
    for (let n = 0; n < 20; n++) {
      await store.append('s-1', n - 1, [anEvent()]);
      await other.append('s-2', 2 * n - 1, [anEvent(), anEvent()]);
    }
    await promise;
    await subscription.close();
    await other.close();
    expect(seen.map(({ id }) => id)).toEqual((await store.readAll('', 100)).map(({ id }) => id));
  });
});

describe('subscribing while much is appended', () => {
  it('gives what no longer fits in memory from the file', async () => {
    const count = { seen: 0 };
    const { promise, resolve } = Promise.withResolvers<void>();
    const first = Promise.withResolvers<void>();
    const subscription = store.subscribe('', async (events) => {
      await first.promise;
      expect(Number(events[0]!.position)).toBe(count.seen + 1);
      count.seen += events.length;
      if (count.seen === 9_000) resolve();
    });
    for (let n = 0; n < 9_000; n += 90)
      await store.append(
        's-1',
        n - 1,
        Array.from({ length: 90 }, () => anEvent()),
      );
    first.resolve();
    await promise;
    await subscription.close();
    expect(count.seen).toBe(9_000);
  });
});
