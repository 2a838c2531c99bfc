import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RevisionConflict, type StoredEvent, StoreUnavailable } from '../../ports/index.ts';
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

describe('many appends at once', () => {
  const many = (revision: number) =>
    Promise.all(Array.from({ length: 20 }, (_, n) => store.append(`s-${n}`, revision, [anEvent(), anEvent()])));

  it('are there in one order, which readers and subscribers get', async () => {
    const seen: StoredEvent[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const subscription = store.subscribe('', (events) => {
      seen.push(...events);
      if (seen.length === 82) resolve();
    });
    const first = await many(-1);
    await store.append('alone', -1, [anEvent(), anEvent()]);
    const then = await many(1);
    await promise;
    await subscription.close();
    const positions = (await store.readAll('', 100)).map(({ position }) => position);
    expect(seen.map(({ position }) => position)).toEqual(positions);
    expect(first.map(({ revision }) => revision)).toEqual(Array.from({ length: 20 }, () => 1));
    expect(then.at(-1)).toEqual({ revision: 3, position: positions.at(-1) });
  });

  it('are judged each on its own: conflicts are refused, what is there already is answered again', async () => {
    const events = [anEvent(), anEvent()];
    const appended = await store.append('s-0', -1, events);
    const others = (n: number) => store.append(`o-${n}`, -1, [anEvent()]);
    const [repeated, late, ...rest] = await Promise.allSettled([
      store.append('s-0', -1, events),
      store.append('s-0', -1, [anEvent()]),
      ...[1, 2, 3, 4].map(others),
    ]);
    expect(repeated).toMatchObject({ value: { ...appended, repeated: true } });
    expect(late).toMatchObject({ reason: expect.any(RevisionConflict) });
    expect(rest.map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'fulfilled'));
    expect(await store.readAll('', 100)).toHaveLength(6);
  });

  it('are settled before the log is closed', async () => {
    const asked = many(-1);
    await new Promise(setImmediate);
    const more = many(1);
    await store.close();
    expect(await asked).toHaveLength(20);
    expect(await more).toHaveLength(20);
    store = new SqliteEventStore(opened());
    expect(await store.readAll('', 100)).toHaveLength(80);
  });

  it('are refused as unavailable where the file cannot be written, and pass when it can', async () => {
    await many(-1);
    db.exec('ALTER TABLE events RENAME TO elsewhere');
    await expect(many(1)).rejects.toBeInstanceOf(StoreUnavailable);
    db.exec('ALTER TABLE elsewhere RENAME TO events');
    expect(await many(1)).toHaveLength(20);
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
