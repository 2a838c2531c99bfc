import { type OpenEvent } from '../declare/streams/open-event.ts';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { decider, event } from '../declare/streams/decider.ts';
import { type RowChange, type RowRecord, type RowStore, type StoredEvent } from '../ports/index.ts';
import { Projector } from './projector.ts';
import { readModel } from '../declare/models/read-model.ts';

const note = decider({
  name: 'note',
  initial: {},
  events: {
    NoteWritten: event(1, z.object({ key: z.string(), text: z.string() })),
    NoteTorn: event(1, z.object({ key: z.string() })),
  },
  evolve: { NoteWritten: (state) => state, NoteTorn: (state) => state },
});

const notes = (sharedRows = false) =>
  readModel(note).rows<{ text: string; count: number }>({
    name: 'notes',
    row: 'Note',
    version: 1,
    schema: z.object({ id: z.string() }),
    indexes: {},
    reach: {},
    access: [],
    sharedRows,
    keys: ({ data }) => [String(data.key)],
    project: { NoteWritten: (_row, { data }) => ({ text: data.text }), NoteTorn: () => null },
  });

class Rows {
  readonly held = new Map<string, RowRecord>();
  stored: string | null = null;
  applied = 0;
  failAt = 0;

  asked = 0;

  get = async (organization: string, id: string) => {
    this.asked += 1;
    return this.held.get(`${organization}/${id}`) ?? null;
  };
  getMany = async (organization: string, ids: readonly string[]) => {
    this.asked += 1;
    return ids.flatMap((id) => this.held.get(`${organization}/${id}`) ?? []);
  };
  checkpoint = async () => this.stored;
  clear = async () => {
    this.held.clear();
    this.stored = null;
  };
  apply = async (checkpoint: string, changes: readonly RowChange[]) => {
    if (++this.applied === this.failAt) throw new Error('killed');
    this.stored = checkpoint;
    for (const { organization, id, record } of changes)
      if (record) this.held.set(`${organization}/${id}`, record);
      else this.held.delete(`${organization}/${id}`);
  };
  texts = () => Object.fromEntries([...this.held].map(([slot, { doc }]) => [slot, doc.text]));
}

const place = (n: number) => String(n).padStart(16, '0');
const written = (
  n: number,
  key: string,
  text: string,
  stream = 'notes.note-o1_s1',
  type = 'NoteWritten',
): OpenEvent => ({
  name: type,
  data: { key, text },
  organization: 'o1',
  id: 's1',
  stored: {
    id: `e${n}`,
    type: `notes.${type}`,
    v: 1,
    at: '2026-01-05T08:00:00.000Z',
    data: {},
    meta: { actor: 'a' } as StoredEvent['meta'],
    stream,
    revision: n,
    position: place(n),
  },
});
const projectorOver = async (rows: Rows, { epoch = 'e1', model = notes() } = {}) => {
  const projector = new Projector(model, rows as unknown as RowStore, epoch);
  await projector.start();
  return projector;
};

describe('projecting', () => {
  it('sees an event once', async () => {
    const rows = new Rows();
    const projector = await projectorOver(rows);
    await projector.handle([written(1, 'k', 'one')], place(1));
    await projector.handle([written(1, 'k', 'again'), written(2, 'l', 'two')], place(2));
    expect(rows.texts()).toEqual({ 'o1/k': 'one', 'o1/l': 'two' });
  });

  it('goes on after a kill between two transactions, and writes the rest only', async () => {
    const events = Array.from({ length: 250 }, (_, n) => written(n + 1, `k${n}`, `t${n}`));
    const rows = new Rows();
    rows.failAt = 2;
    await expect((await projectorOver(rows)).handle(events, place(250))).rejects.toThrow('killed');
    expect([rows.held.size, rows.stored]).toEqual([100, `e1:${place(100)}`]);
    const again = await projectorOver(rows);
    await again.handle(events, place(250));
    expect([rows.held.size, rows.stored, rows.applied]).toEqual([250, `e1:${place(250)}`, 4]);
  });

  it('gives the same rows when a batch comes again whole', async () => {
    const rows = new Rows();
    const events = [
      written(1, 'k', 'one'),
      written(2, 'k', 'two'),
      written(3, 'l', 'x'),
      written(4, 'l', '', undefined, 'NoteTorn'),
    ];
    await (await projectorOver(rows)).handle(events, place(4));
    rows.stored = `e1:${place(0)}`;
    await (await projectorOver(rows)).handle(events, place(4));
    expect(rows.texts()).toEqual({ 'o1/k': 'two' });
  });

  it('asks far rows for all of a batch at once, and knows what it has written of it', async () => {
    const rows = new Rows();
    await (await projectorOver(rows)).handle([written(1, 'k0', 'before'), written(2, 'other', 'stays')], place(2));
    rows.asked = 0;
    const events = Array.from({ length: 250 }, (_, n) => written(n + 3, `k${n % 125}`, `t${n}`));
    await (
      await projectorOver(rows)
    ).handle(
      [...events, written(300, 'other', 'stolen', 'notes.note-o1_s2'), written(301, 'k7', '', undefined, 'NoteTorn')],
      place(301),
      true,
    );
    const last = Object.fromEntries(
      Array.from({ length: 125 }, (_, n) => [`o1/k${n}`, `t${n + 125}`]).filter(([slot]) => slot !== 'o1/k7'),
    );
    expect([rows.texts(), rows.asked]).toEqual([{ 'o1/other': 'stays', ...last }, 1]);
  });

  it('builds again over the log of another epoch', async () => {
    const rows = new Rows();
    await (await projectorOver(rows)).handle([written(9, 'old', 'x')], place(9));
    const restored = await projectorOver(rows, { epoch: 'e2' });
    expect([rows.texts(), restored.seen]).toEqual([{}, '']);
    await restored.handle([written(1, 'k', 'one')], place(1));
    expect([rows.texts(), rows.stored]).toEqual([{ 'o1/k': 'one' }, `e2:${place(1)}`]);
  });

  it('leaves a row of another stream alone', async () => {
    const rows = new Rows();
    await (
      await projectorOver(rows)
    ).handle(
      [
        written(1, 'k', 'mine'),
        written(2, 'k', 'stolen', 'notes.note-o1_s2'),
        written(3, 'k', '', 'notes.note-o1_s2', 'NoteTorn'),
      ],
      place(3),
    );
    expect(rows.texts()).toEqual({ 'o1/k': 'mine' });
  });

  it('lets streams share rows where the model says so', async () => {
    const rows = new Rows();
    await (
      await projectorOver(rows, { model: notes(true) })
    ).handle([written(1, 'k', 'mine'), written(2, 'k', 'ours', 'notes.note-o1_s2')], place(2));
    expect(rows.texts()).toEqual({ 'o1/k': 'ours' });
  });

  it('keeps its place where nothing concerned it', async () => {
    const rows = new Rows();
    const projector = await projectorOver(rows);
    await projector.handle([], place(7));
    await projector.keepCheckpoint(0, true);
    expect([rows.stored, (await projectorOver(rows)).seen]).toEqual([`e1:${place(7)}`, place(7)]);
  });
});

describe('waiting for a position', () => {
  it('ends when it is looked at, or with the time', async () => {
    const projector = await projectorOver(new Rows());
    const waiting = projector.caughtUp(place(3), 600_000);
    expect(await projector.caughtUp(place(3), 5)).toBe(false);
    await projector.handle([], place(3));
    expect([await waiting, await projector.caughtUp(place(2), 0)]).toEqual([true, true]);
  });
});
