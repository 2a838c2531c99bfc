import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { command } from '../declare/command.ts';
import { guarded } from '../declare/models/guarded.ts';
import { readModel } from '../declare/models/read-model.ts';
import { defineService } from '../declare/service.ts';
import { decider, event } from '../declare/streams/decider.ts';
import { type Small, smallService, somebody, startSmall } from '../testing/services/small-service.ts';
import { runCommand } from './command-runner.ts';

const fields = z.object({ id: z.string(), text: z.string(), secret: z.string() });
const desk = decider({
  name: 'desk',
  initial: { notes: 0 },
  events: {
    NotePinned: event(1, fields),
    NoteWritten: event(1, fields.partial().required({ id: true })),
    NoteTurned: event(1, z.object({ id: z.string(), side: z.string() })),
    DeskLeftAlone: event(1, z.object({ id: z.string() })),
  },
  evolve: {
    NotePinned: ({ notes }) => ({ notes: notes + 1 }),
    NoteWritten: (state) => state,
    NoteTurned: (state) => state,
    DeskLeftAlone: (state) => state,
  },
});
/** Many rows of one stream, as requests of a person. */
const notes = readModel(desk).rows<{ id: string; text: string; secret: string; side: string; revision?: number }>({
  name: 'notes',
  row: 'Note',
  version: 1,
  schema: fields.extend({ secret: guarded('secret', z.string()), side: z.string() }),
  indexes: {},
  reach: {},
  access: ['all'],
  keys: ({ data }) => [String(data.id)],
  project: {
    NotePinned: (_row, { data: { id: _id, ...data } }) => ({ ...data, side: 'front' }),
    NoteWritten: (row, { data: { id: _id, ...data } }) => row && { ...row, ...data },
    NoteTurned: (row, { data }) => row && { ...row, side: data.side },
    DeskLeftAlone: (row) => row,
  },
});
const onNote = { method: 'PUT', access: { who: 'reach', reach: ['all'] }, target: { on: notes } } as const;
const write = command(desk, {
  ...onNote,
  name: 'WriteNote',
  path: 'notes/{id}',
  summary: 'Writes on one',
  section: ['NoteWritten'],
  input: z.strictObject({ text: z.string() }),
  example: { text: 'x' },
  prepare: async (_input, { rowId }) => rowId,
  decide: (_state, { text }, id) => [{ type: 'NoteWritten', data: { id, text } }],
});
const turn = command(desk, {
  ...onNote,
  name: 'TurnNote',
  path: 'notes/{id}/side',
  summary: 'Turns one',
  input: z.strictObject({ side: z.string() }),
  example: { side: 'back' },
  prepare: async (_input, { rowId }) => rowId,
  decide: (_state, { side }, id) => [{ type: 'NoteTurned', data: { id, side } }],
});
const { domain } = smallService;
const service = defineService({
  ...smallService,
  domain: { ...domain, policy: { ...domain.policy, mayRead: () => false } },
  deciders: [...smallService.deciders, desk],
  readModels: [...smallService.readModels, notes],
  commands: [...smallService.commands, write, turn],
});

let small: Small;
beforeAll(async () => {
  small = await startSmall((ports) => ports, service);
});
afterAll(() => small.stop());

const happens = async (type: string, data: object) => {
  const context = { organization: 'o1', actor: 'a1', key: crypto.randomUUID(), body: '', correlation: 'c' };
  const { position } = await small.runtime.loop.run(desk, 'desk1', context, () => [{ type, data } as never]);
  await small.runtime.caughtUp(position);
};
const pinned = async () => {
  const id = crypto.randomUUID();
  await happens('NotePinned', { id, text: 'a', secret: 's' });
  return { id, revision: await seen(id) };
};
const seen = async (id: string) => (await small.runtime.rows(notes).get('o1', id))!.doc.revision!;
const run = (one: typeof write, id: string, body: object) =>
  runCommand(small.runtime, one, {
    params: { id },
    body,
    principal: somebody(),
    language: 'en',
    key: crypto.randomUUID(),
    correlation: 'c',
  });
const stale = (changed: string[]) => ({
  name: 'changed_meanwhile',
  details: { revision: expect.any(Number), changed },
});

describe('a command about what its caller has seen', () => {
  it('is refused where its row has changed since, and told what', async () => {
    const { id, revision } = await pinned();
    await happens('NoteWritten', { id, text: 'b' });
    await expect(run(turn, id, { side: 'back', revision })).rejects.toMatchObject(stale(['text']));
    await run(turn, id, { side: 'back', revision: await seen(id) });
  });

  it('does not mind other rows of the stream', async () => {
    const { id, revision } = await pinned();
    const other = await pinned();
    await happens('NoteWritten', { id: other.id, text: 'b' });
    await run(turn, id, { side: 'back', revision });
    await expect(run(turn, id, { side: 'front', revision })).rejects.toMatchObject(stale(['side']));
  });

  it('about a section does not mind the others', async () => {
    const { id, revision } = await pinned();
    await happens('NoteTurned', { id, side: 'back' });
    await run(write, id, { text: 'b', revision });
    await expect(run(write, id, { text: 'c', revision })).rejects.toMatchObject(stale(['text', 'side']));
  });

  it('does not mind what left the row as it was', async () => {
    const { id, revision } = await pinned();
    await happens('DeskLeftAlone', { id });
    expect(await seen(id)).toBe(revision);
    await run(turn, id, { side: 'back', revision });
  });

  it('is not told of what its caller may not read', async () => {
    const { id, revision } = await pinned();
    await happens('NoteWritten', { id, secret: 't' });
    expect(await run(turn, id, { side: 'back', revision })).toMatchObject({ events: ['NoteTurned'] });
  });

  it('cannot have seen what is still to come', async () => {
    const { id, revision } = await pinned();
    await expect(run(turn, id, { side: 'back', revision: revision + 9 })).rejects.toMatchObject({
      name: 'changed_meanwhile',
    });
  });

  it('is one of two at the same instant, whatever else goes on in the stream', async () => {
    const { id, revision } = await pinned();
    const other = await pinned();
    const outcomes = await Promise.allSettled([
      run(turn, id, { side: 'one', revision }),
      run(turn, other.id, { side: 'other', revision: other.revision }),
      run(turn, id, { side: 'two', revision }),
    ]);
    const [one, apart, two] = outcomes.map(({ status }) => status === 'fulfilled');
    expect([apart, one !== two]).toEqual([true, true]);
  });
});
