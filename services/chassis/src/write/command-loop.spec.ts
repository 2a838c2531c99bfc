import { type CommandContext } from '../declare/streams/decisions.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CommandLoop } from './command-loop.ts';
import { EventLog } from './event-log.ts';
import { type Ports, RevisionConflict } from '../ports/index.ts';
import { type Small, somebody, startSmall, thing, things } from '../testing/services/small-service.ts';

let small: Small;
beforeAll(async () => {
  small = await startSmall();
});
afterAll(() => small.stop());

let count = 0;
const newId = () => `t${count++}`;
const context = (key: string, more: Partial<CommandContext> = {}): CommandContext => ({
  organization: 'o1',
  actor: 'a1',
  key,
  body: 'b',
  correlation: 'c',
  ...more,
});
const made = { type: 'ThingMade' as const, data: { name: 'Deniz', mail: 'deniz@a.example', code: 'x' } };
const step = (by = 1) => [{ type: 'ThingStepped' as const, data: { by } }];
const logOver = (events: Partial<Ports['events']>) => {
  const { ports } = small;
  const given = {
    append: ports.events.append.bind(ports.events),
    read: ports.events.read.bind(ports.events),
    ...events,
  };
  return new EventLog('small', [thing], { ...ports, events: given as Ports['events'] });
};
const loop = (options = {}) => new CommandLoop(logOver({}), options);

describe('a lost race', () => {
  it('is decided again on what the winner left', async () => {
    const [one, other] = [loop(), loop()];
    const id = newId();
    const seen: number[] = [];
    const add = (own: CommandLoop, n: number) =>
      own.run<{ steps: number }>(thing, id, context(`race${n}`), (state) => (seen.push(state.steps), step()));
    const outcomes = await Promise.all([add(one, 1), add(other, 2), add(one, 3), add(other, 4)]);
    expect(outcomes.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
    expect(seen).toEqual(expect.arrayContaining([0, 1, 2, 3]));
    expect((await loop().state<{ steps: number }>(thing, 'o1', id)).state.steps).toBe(4);
  });

  it('is won by everybody in turn, however many write at once and go on writing', async () => {
    const [own, id] = [loop(), newId()];
    const writer = async (n: number) => {
      for (let turn = 0; turn < 10; turn++)
        await own.run<{ steps: number }>(thing, id, context(`turn${n}/${turn}`), () => step());
    };
    await Promise.all(Array.from({ length: 30 }, (_, n) => writer(n)));
    expect((await loop().state<{ steps: number }>(thing, 'o1', id)).state.steps).toBe(300);
  });

  it('is given up in the end', async () => {
    const losing = new CommandLoop(
      logOver({ append: (stream, expected) => Promise.reject(new RevisionConflict(stream, expected)) }),
    );
    await expect(losing.run(thing, newId(), context('lost'), () => step())).rejects.toMatchObject({
      name: 'changed_meanwhile',
    });
  });
});

describe('a fold', () => {
  it('is caught up from where it stood', async () => {
    const reads: number[] = [];
    const own = new CommandLoop(
      logOver({ read: (stream, from = 0) => (reads.push(from), small.ports.events.read(stream, from)) }),
    );
    const id = newId();
    for (const n of [1, 2, 3]) await own.run(thing, id, context(`fold${n}`), () => step());
    expect(reads).toEqual([0]);
    expect((await own.state<{ steps: number }>(thing, 'o1', id)).state.steps).toBe(3);
    expect(reads).toEqual([0, 3]);
  });

  it('that is behind decides nothing but an append that the log refuses', async () => {
    const [behind, ahead] = [loop(), loop()];
    const id = newId();
    await behind.run(thing, id, context('first'), () => step());
    await ahead.run(thing, id, context('second'), () => step());
    const unlessTwo = ({ steps }: { steps: number }) => (steps < 2 ? [] : step());
    const { position } = await behind.run(thing, id, context('third'), unlessTwo);
    expect(await ahead.run(thing, id, context('third'), () => step())).toMatchObject({ position, revision: 2 });
    expect(await loop().state(thing, 'o1', id)).toMatchObject({ position, revision: 2 });
  });

  it('after an append is what reading gives', async () => {
    const own = loop();
    const id = newId();
    await own.run(thing, id, context('made'), () => [made, ...step()]);
    await own.run(thing, id, context('changed'), () => [
      { type: 'ThingChanged', data: { name: null, code: undefined } },
    ]);
    const fold = (from: CommandLoop) => from.state(thing, 'o1', id);
    expect(await fold(own)).toStrictEqual(await fold(loop()));
  });

  it('is the same without a cache', async () => {
    const own = loop({ cacheBytes: 0 });
    const id = newId();
    for (const n of [1, 2, 3]) await own.run(thing, id, context(`none${n}`), () => step());
    expect((await own.state<{ steps: number }>(thing, 'o1', id)).state.steps).toBe(3);
  });

  it('keeps nothing personal in clear', async () => {
    const own = loop();
    const id = newId();
    await own.run(thing, id, context('clear'), () => [made]);
    const { state } = await own.state(thing, 'o1', id);
    expect(state).toEqual({ name: expect.stringMatching(/^~/), code: 'x', steps: 0 });
    expect(JSON.stringify([...(own as unknown as { cache: { folds: Map<string, unknown> } }).cache.folds])).not.toMatch(
      /Deniz/,
    );
  });
});

describe('a command that comes twice', () => {
  it('adds nothing and answers alike', async () => {
    const own = loop();
    const id = newId();
    const first = await own.run(thing, id, context('twice'), () => step());
    const second = await own.run(thing, id, context('twice'), () => step());
    const elsewhere = await loop().run(thing, id, context('twice'), () => step());
    expect([second, elsewhere].map(({ position, repeated, events }) => ({ position, repeated, events }))).toEqual(
      Array(2).fill({ position: first.position, repeated: true, events: [] }),
    );
  });

  it('is found again after others', async () => {
    const own = loop();
    const id = newId();
    const first = await own.run(thing, id, context('long0'), () => step());
    for (let n = 1; n <= 20; n++) await own.run(thing, id, context(`long${n}`), () => step());
    expect((await own.run(thing, id, context('long0'), () => step())).position).toBe(first.position);
  });

  it('is refused with another body', async () => {
    const own = loop();
    const id = newId();
    await own.run(thing, id, context('body'), () => step());
    await expect(own.run(thing, id, context('body', { body: 'other' }), () => step())).rejects.toMatchObject({
      name: 'idempotency_key_reused',
    });
  });

  it('makes one thing under one id, even at the same time', async () => {
    const body = { name: 'A', code: 'same-time' };
    const [first, second] = await Promise.all([
      small.run('MakeThing', body, { key: 'k1' }),
      small.run('MakeThing', body, { key: 'k1' }),
    ]);
    expect(second.body).toEqual(first.body);
    expect(await small.run('MakeThing', body, { key: 'k1' })).toMatchObject({
      body: first.body,
      position: first.position,
    });
    expect(await small.ports.events.read(small.runtime.log.stream(thing, 'o1', String(first.body.id)))).toHaveLength(1);
    await expect(small.run('MakeThing', { ...body, name: 'B' }, { key: 'k1' })).rejects.toMatchObject({
      name: 'idempotency_key_reused',
    });
  });

  it('is another one from another account or organization', async () => {
    const [first, second, third] = await Promise.all(
      [somebody('a1'), somebody('a2'), somebody('a1', 'o2')].map((as, n) =>
        small.run('MakeThing', { name: 'A', code: `scope${n}` }, { key: 'k2', as }),
      ),
    );
    expect(new Set([first, second, third].map((one) => one!.body.id)).size).toBe(3);
  });
});

describe('an answer', () => {
  it('comes when the rows have it', async () => {
    const { body, status } = await small.run('MakeThing', { name: 'A', code: 'rows' });
    expect(status).toBe(201);
    expect((await small.runtime.rows(things).get('o1', String(body.id)))?.doc).toMatchObject({
      name: 'A',
      code: 'rows',
    });
  });

  it('does not take an id that is there, nor touch what has it', async () => {
    const { body } = await small.run('MakeThing', { name: 'A', code: 'id1' });
    await expect(small.run('MakeThing', { id: String(body.id), name: 'Stolen', code: 'id2' })).rejects.toMatchObject({
      name: 'same_record_exist',
      fields: { id: { name: 'already_used' } },
    });
    expect((await small.runtime.rows(things).get('o1', String(body.id)))?.doc.name).toBe('A');
    await small.run('MakeThing', { name: 'B', code: 'id2' });
  });

  it('refuses what was decided on an older revision', async () => {
    const { body } = await small.run('MakeThing', { name: 'A', code: 'stale' });
    await small.run('ChangeThing', { name: 'B', revision: 0 }, { id: String(body.id) });
    await expect(small.run('ChangeThing', { name: 'C', revision: 0 }, { id: String(body.id) })).rejects.toMatchObject({
      name: 'changed_meanwhile',
    });
  });
});

describe('a read model that is late', () => {
  it('lets the answer go with 202 and catches up', async () => {
    const gate = Promise.withResolvers<void>();
    let isLate = false;
    const slow = await startSmall((ports) => {
      const serve = ports.readModels.serve.bind(ports.readModels);
      ports.readModels.serve = async (declaration, orEmpty) => {
        const rows = await serve(declaration, orEmpty);
        const apply = rows?.apply.bind(rows);
        if (rows && declaration.name === 'small.things')
          rows.apply = async (...given) => (isLate ? gate.promise.then(() => apply!(...given)) : apply!(...given));
        return rows;
      };
      ports.readYourWritesMs = 20;
      return ports;
    });
    isLate = true;
    const { status, position, body } = await slow.run('MakeThing', { name: 'A', code: 'late' });
    gate.resolve();
    expect([status, await slow.runtime.caughtUp(position)]).toEqual([202, true]);
    expect((await slow.runtime.rows(things).get('o1', String(body.id)))?.doc.code).toBe('late');
    await slow.stop();
  });
});

describe('an own event that this version does not know', () => {
  // the last of all: no rows are kept behind it
  it('stops whoever meets it', async () => {
    const stream = small.runtime.log.stream(thing, 'o1', 'strange');
    await small.ports.events.append(stream, -1, [
      {
        id: crypto.randomUUID(),
        type: 'small.ThingDissolved',
        v: 1,
        at: '2026-01-05T08:00:00.000Z',
        data: {},
        meta: { organization: 'o1', actor: 'a', command: 'k.b', cause: 'k', correlation: 'c' },
      },
    ]);
    await expect(loop().run(thing, 'strange', context('strange'), () => step())).rejects.toThrow(
      'is an event of a newer version',
    );
  });
});
