import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { command } from '../declare/command.ts';
import { readModel } from '../declare/models/read-model.ts';
import { defineService } from '../declare/service.ts';
import { decider, event } from '../declare/streams/decider.ts';
import { type Small, smallService, somebody, startSmall } from '../testing/services/small-service.ts';
import { runCommand } from './command-runner.ts';

const box = decider({
  name: 'box',
  initial: { count: 0 },
  events: { LetterPut: event(1, z.object({ id: z.string() })) },
  evolve: { LetterPut: ({ count }) => ({ count: count + 1 }) },
});
const drawer = decider({
  name: 'drawer',
  initial: {},
  events: { DrawerMade: event(1, z.object({})) },
  evolve: { DrawerMade: () => ({}) },
});
/** Many rows of one stream, as requests of a person. */
const letters = readModel(box).rows<{ id: string }>({
  name: 'letters',
  row: 'Letter',
  version: 1,
  schema: z.object({ id: z.string() }),
  indexes: {},
  reach: {},
  access: ['all'],
  keys: ({ data }) => [String(data.id)],
  project: { LetterPut: () => ({}) },
});
const input = z.strictObject({ id: z.uuid().optional(), fails: z.boolean().optional() });
const putLetter = command(box, {
  name: 'PutLetter',
  method: 'POST',
  path: 'letters',
  summary: 'Puts one into the own box',
  access: { who: 'member' },
  target: { at: ({ principal }) => principal.account, makes: letters },
  input,
  example: {},
  prepare: async (_input, { rowId }) => rowId,
  decide: (_state, { fails }, id) => {
    if (fails) throw new Error('broken');
    return [{ type: 'LetterPut', data: { id } }];
  },
});
const makeDrawer = command(drawer, {
  name: 'MakeDrawer',
  method: 'POST',
  path: 'drawers',
  summary: 'Makes one',
  access: { who: 'member' },
  target: { creates: true },
  input,
  example: {},
  decide: () => [{ type: 'DrawerMade', data: {} }],
});
const service = defineService({
  ...smallService,
  deciders: [...smallService.deciders, box, drawer],
  readModels: [...smallService.readModels, letters],
  commands: [...smallService.commands, putLetter, makeDrawer],
});

let small: Small;
beforeAll(async () => {
  small = await startSmall((ports) => ports, service);
});
afterAll(() => small.stop());

const run = (one: typeof putLetter, who: string, body: object, key: string = crypto.randomUUID()) =>
  runCommand(small.runtime, one, {
    params: {},
    body,
    principal: somebody(who),
    language: 'en',
    key,
    correlation: 'c',
  });
const put = (who: string, id: string, key?: string) => run(putLetter, who, { id }, key);
const taken = { name: 'same_record_exist', fields: { id: { name: 'already_used' } } };
const countIn = async (who: string) => (await small.runtime.loop.state<{ count: number }>(box, 'o1', who)).state.count;
const outcomesOf = async (tries: readonly Promise<unknown>[]) => {
  const all = await Promise.allSettled(tries);
  return { done: all.filter(({ status }) => status === 'fulfilled'), all };
};

describe('an id that a client made', () => {
  it('goes to exactly one of two who use it at the same instant, and nothing is stored for the other', async () => {
    const id = crypto.randomUUID();
    const { done, all } = await outcomesOf([put('p1', id), put('p2', id)]);
    expect(done).toHaveLength(1);
    for (const one of all) if (one.status === 'rejected') expect(one.reason).toMatchObject(taken);
    expect((await countIn('p1')) + (await countIn('p2'))).toBe(1);
  });

  it('is one for all kinds of things', async () => {
    const id = crypto.randomUUID();
    const { done, all } = await outcomesOf([put('p3', id), run(makeDrawer, 'p3', { id })]);
    expect(done).toHaveLength(1);
    for (const one of all) if (one.status === 'rejected') expect(one.reason).toMatchObject(taken);
  });

  it('answers a repeat by the same key alike', async () => {
    const [id, key] = [crypto.randomUUID(), crypto.randomUUID()];
    const first = await put('p4', id, key);
    expect(await put('p4', id, key)).toMatchObject({ position: first.position, events: [] });
    expect(await countIn('p4')).toBe(1);
  });

  it('is free again after a failure, for whoever asks', async () => {
    const id = crypto.randomUUID();
    await expect(run(putLetter, 'p5', { id, fails: true })).rejects.toThrow('broken');
    await put('p6', id);
  });

  it('that a killed command left is free for its owner at once and for others after a quarter of an hour', async () => {
    const [mine, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const context = { organization: 'o1', actor: 'p7', key: crypto.randomUUID(), body: '', correlation: 'c' };
    const left = (id: string) =>
      small.runtime.reservations.take(
        [{ kind: 'id', value: id, field: 'id', owner: `box/p7/letters/${id}` }],
        'p7',
        context,
      );
    for (const id of [mine, other]) await left(id);
    await put('p7', mine);
    await expect(put('p8', other)).rejects.toMatchObject(taken);
    small.clock.advance({ minutes: 16 });
    await small.runtime.reservations.sweep(small.clock.now());
    await put('p8', other);
    await expect(put('p8', mine)).rejects.toMatchObject(taken);
  });
});
