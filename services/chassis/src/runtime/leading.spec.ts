import { type ScheduledTask } from '../declare/service.ts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  Fenced,
  type LeasedWork,
  type Leases,
  NewerEvent,
  type Ports,
  type RowStore,
  StoreUnavailable,
} from '../ports/index.ts';
import { anEvent } from '../testing/an-event.ts';
import { type Small, smallService, startSmall, things } from '../testing/services/small-service.ts';

let small: Small;
let isFenced: boolean;
let begin: Parameters<Leases['hold']>[1];
let held: LeasedWork;

/** Ports whose lease and whose fence are at this spec's word. */
const dressed = (ports: Ports): Ports => {
  const serve = ports.readModels.serve.bind(ports.readModels);
  const fenced = (rows: RowStore): RowStore => {
    const apply = rows.apply.bind(rows);
    rows.apply = async (...given) => (isFenced ? Promise.reject(new Fenced()) : apply(...given));
    return rows;
  };
  ports.readModels.serve = async (declaration, orEmpty) => {
    const rows = await serve(declaration, orEmpty);
    return rows && fenced(rows);
  };
  ports.leases = {
    hold: (_name, work) => {
      begin = work;
      void gain();
      return { close: () => held.close() };
    },
    close: () => Promise.resolve(),
  };
  return ports;
};

const gain = async (fence = 1): Promise<void> => void (held = await begin(fence));
const make = (name: string) => small.run('MakeThing', { name, code: name });
const names = async () =>
  (
    await small.runtime
      .rows(things)
      .find('o1', { where: [] }, { sort: { index: 'code', descending: false }, offset: 0, limit: 10 })
  ).map(({ doc }) => doc['name']);

beforeEach(async () => {
  isFenced = false;
  small = await startSmall(dressed);
});
afterEach(() => small.stop());

describe('a process whose lease goes to another', () => {
  it('stops reading the log, though its last checkpoint is refused', async () => {
    await make('A');
    isFenced = true;
    await held.close().catch(() => undefined);
    expect(small.runtime.log.hasTail).toBe(false);
  });

  it('goes on where the rows are when it gets it again, and does nothing twice', async () => {
    await make('A');
    await held.close();
    const made = make('B');
    await gain(2);
    await made;
    expect(await names()).toEqual(['A', 'B']);
  });

  it('does not stand for rows that it may not write', async () => {
    await held.close();
    isFenced = true;
    // nobody keeps the rows that it would wait for
    small.ports.readYourWritesMs = 20;
    await make('A');
    await expect(gain(2)).rejects.toThrow(Fenced);
    expect(small.runtime.log.hasTail).toBe(false);
  });
});

describe('a process that leads and meets an event of a newer version of its service', () => {
  const meet = (type: string, v = 1, stream = 'small.thing-o1_new') =>
    small.ports.events.append(stream, -1, [{ ...anEvent({ code: 'C' }), type, v }]);

  it.each<[string, string, number]>([
    ['of a kind that it does not know', 'small.ThingDissolved', 1],
    ['in a shape that it does not know', 'small.ThingMade', 2],
  ])('leaves the lease to another one, %s, and skips nothing', async (_what, type, v) => {
    await make('A');
    await meet(type, v);
    expect(await held.done).toBeInstanceOf(NewerEvent);
    // what was gathered is written when it leaves
    await held.close();
    const behind = await small.runtime.positions();
    await expect(gain(2)).rejects.toThrow('is an event of a newer version');
    expect([await names(), await small.runtime.positions()]).toEqual([['A'], behind]);
    await expect(small.runtime.positions()).resolves.not.toContainEqual(
      expect.objectContaining({ seen: await small.ports.events.head() }),
    );
  });

  it('goes on at events of other services, whatever they are', async () => {
    await meet('large.ThingDissolved', 7, 'large.thing-o1_new');
    await make('A');
    expect(await names()).toEqual(['A']);
  });
});

describe('work by the clock that fails', () => {
  it.each<['warn' | 'error', string, Error]>([
    ['warn', 'as a store was away, which is asked again at the next turn', new StoreUnavailable('away')],
    ['warn', 'as the lease went to another', new Fenced('away')],
    ['error', 'for any other reason', new Error('wrong')],
  ])('is told of as %s %s', async (level, _when, why) => {
    const told = Promise.withResolvers<string>();
    const fails = {
      name: 'fail',
      everyMs: 3_600_000,
      run: async ({ logger }: Parameters<ScheduledTask['run']>[0]) => {
        Object.assign(logger, { warn: () => told.resolve('warn'), error: () => told.resolve('error') });
        throw why;
      },
    };
    const failing = await startSmall(undefined, { ...smallService, scheduledTasks: [fails] });
    expect(await told.promise).toBe(level);
    await failing.stop();
  });
});
