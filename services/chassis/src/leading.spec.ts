import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Fenced, type Leases, type Ports, type RowStore, type Subscription } from './ports.ts';
import { type Small, startSmall, things } from './testing/small-service.ts';

let small: Small;
let isFenced: boolean;
let begin: Parameters<Leases['hold']>[1];
let held: Subscription;

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
const names = async () => (await small.runtime.rows(things).find('o1', { where: [] }, { sort: { index: 'code', descending: false }, offset: 0, limit: 10 })).map(({ doc }) => doc['name']);

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
    await make('A');
    await expect(gain(2)).rejects.toThrow(Fenced);
    expect(small.runtime.log.hasTail).toBe(false);
  });
});
