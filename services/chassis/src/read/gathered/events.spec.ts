import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { readModel } from '../../declare/models/read-model.ts';
import { decider, event } from '../../declare/streams/decider.ts';
import { type OpenEvent } from '../../declare/streams/open-event.ts';
import { type RowStore, type StoredEvent } from '../../ports/index.ts';
import { virtualTime } from '../../testing/time/virtual-time.ts';
import { GatheredEvents } from './events.ts';
import { Projector } from '../projector.ts';

const note = decider({
  name: 'note',
  initial: {},
  events: { Written: event(1, z.object({})), Read: event(1, z.object({})) },
  evolve: { Written: (state) => state, Read: (state) => state },
});
const notes = readModel(note).rows<{ count: number }>({
  name: 'notes',
  row: 'Note',
  version: 1,
  schema: z.object({ id: z.string() }),
  indexes: {},
  reach: {},
  access: [],
  project: {
    Written: (row, { data }) => {
      if ('isBroken' in data) throw new Error('broken');
      return { count: (row?.count ?? 0) + 1 };
    },
  },
});

const place = (n: number): string => String(n).padStart(16, '0');
const told = (n: number, name = 'Written'): OpenEvent => ({
  name,
  data: {},
  organization: 'o1',
  id: 's1',
  stored: {
    id: `e${n}`,
    type: `notes.${name}`,
    v: 1,
    at: '2026-01-05T08:00:00.000Z',
    data: {},
    meta: { actor: 'a' } as StoredEvent['meta'],
    stream: 'notes.note-o1_s1',
    revision: n,
    position: place(n),
  },
});

/** A projection whose rows may be away; `transactions` are the positions that were written. */
async function gathering() {
  const { wait, advance } = virtualTime();
  const pass = (milliseconds: number): Promise<void> => advance({ milliseconds });
  const transactions: string[] = [];
  const failures: unknown[] = [];
  const rows = {
    count: 0,
    areAway: false,
    get: () => (rows.count === 0 ? null : { organization: 'o1', id: 's1', stream: told(0).stored.stream, doc: rows }),
    checkpoint: async () => null,
    apply: async (checkpoint: string, changes: readonly { record: { doc: { count: number } } }[]) => {
      if (rows.areAway) throw new Error('away');
      for (const { record } of changes) rows.count = record.doc.count;
      transactions.push(checkpoint.slice(2));
    },
  };
  const projector = new Projector(notes, rows as unknown as RowStore, 'e', { wait });
  await projector.start();
  const gathered = new GatheredEvents(projector, {
    wait,
    longestReading: () => 2_000,
    project: (events, last) => projector.handle(events, last),
    keep: () => projector.keepCheckpoint(0),
    tell: async (failed) => void failures.push(failed),
  });
  return { gathered, projector, rows, transactions, failures, pass };
}

describe('events for a projection that no answer waits for', () => {
  it('share a transaction after a second; until then the position is that of the rows', async () => {
    const { gathered, projector, rows, transactions, pass } = await gathering();
    for (let n = 1; n <= 9; n++) await gathered.take([told(n)], place(n));
    expect([rows.count, projector.seen]).toEqual([0, '']);
    await pass(1_000);
    expect([rows.count, projector.seen, transactions]).toEqual([9, place(9), [place(9)]]);
  });

  it('are written when there are many', async () => {
    const { gathered, rows, transactions, pass } = await gathering();
    for (let n = 1; n <= 200; n++) await gathered.take([told(n)], place(n));
    await pass(0);
    expect([rows.count, transactions]).toEqual([200, [place(200)]]);
  });

  it('keep the batches waiting only where ten times as many come meanwhile', async () => {
    const { gathered, rows, transactions, pass } = await gathering();
    const apply = rows.apply;
    const { promise, resolve } = Promise.withResolvers<void>();
    rows.apply = async (...given) => {
      await promise;
      return apply(...given);
    };
    for (let n = 1; n < 2_000; n++) await gathered.take([told(n)], place(n));
    const last = gathered.take([told(2_000)], place(2_000));
    let isTaken = false;
    void last.then(() => (isTaken = true));
    await pass(0);
    expect([isTaken, transactions]).toEqual([false, []]);
    resolve();
    await last;
    expect([rows.count, transactions]).toEqual([2_000, [place(200), place(2_000)]]);
  });

  it('are written as soon as somebody waits, before or after they come', async () => {
    const { gathered, projector, rows } = await gathering();
    await gathered.take([told(1)], place(1));
    expect([await projector.caughtUp(place(1), 60_000), rows.count]).toEqual([true, 1]);
    const waiting = projector.caughtUp(place(3), 60_000);
    await gathered.take([told(2), told(3)], place(3));
    expect([await waiting, rows.count]).toEqual([true, 3]);
  });

  it('are told of one row before it is written, while it is and after, each counted once', async () => {
    const { gathered, rows, pass } = await gathering();
    const count = async () => (await gathered.rows.get('o1', 's1'))?.doc['count'];
    expect([await count(), await gathered.rows.get('o1', 's2')]).toEqual([undefined, null]);
    await gathered.take([told(1), told(2)], place(2));
    expect([await count(), rows.count]).toEqual([2, 0]);
    const { promise, resolve } = Promise.withResolvers<void>();
    const apply = rows.apply;
    rows.apply = async (...given) => {
      await apply(...given);
      await promise;
    };
    const writing = gathered.write();
    await pass(0);
    // it is there, but nobody said so yet
    expect([await count(), rows.count]).toEqual([2, 2]);
    await gathered.take([told(3)], place(3));
    expect([await count(), rows.count]).toEqual([3, 2]);
    resolve();
    await writing;
    expect([await count(), rows.count]).toEqual([3, 2]);
    await gathered.write();
    expect([await count(), rows.count]).toEqual([3, 3]);
  });

  it('leave a row as it was before the first that cannot be projected', async () => {
    const { gathered } = await gathering();
    await gathered.take([told(1), { ...told(2), data: { isBroken: true } }, told(3)], place(3));
    expect((await gathered.rows.get('o1', 's1'))?.doc['count']).toBe(1);
  });

  it('do not hold up the position where none concerns it', async () => {
    const { gathered, projector, transactions } = await gathering();
    await gathered.take([told(1, 'Read')], place(4));
    expect([projector.seen, transactions]).toEqual([place(4), []]);
  });

  it('stay until they can be written: the batches stand meanwhile, and what comes again counts once', async () => {
    const { gathered, projector, rows, failures, pass } = await gathering();
    await gathered.take([told(1)], place(1));
    rows.areAway = true;
    await pass(1_000);
    await expect(gathered.take([told(2)], place(2))).rejects.toThrow('away');
    await expect(gathered.take([told(2), told(3)], place(3))).rejects.toThrow('away');
    expect([rows.count, projector.seen, failures]).toEqual([0, '', [new Error('away')]]);
    rows.areAway = false;
    await gathered.take([told(2), told(3)], place(3));
    expect([rows.count, projector.seen]).toEqual([3, place(3)]);
  });

  it('are tried again without another batch, which is told', async () => {
    const { gathered, rows, failures, pass } = await gathering();
    await gathered.take([told(1)], place(1));
    rows.areAway = true;
    await pass(2_000);
    rows.areAway = false;
    await pass(1_000);
    expect([rows.count, failures]).toEqual([1, [new Error('away'), new Error('away'), undefined]]);
  });

  it('come from the log again where they were never written', async () => {
    const { gathered, projector, rows, pass } = await gathering();
    await gathered.take([told(1)], place(1));
    gathered.clear();
    await pass(5_000);
    expect([rows.count, projector.seen]).toEqual([0, '']);
    await gathered.take([told(1), told(2)], place(2));
    await gathered.write();
    expect(rows.count).toBe(2);
  });
});
