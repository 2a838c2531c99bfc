import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { z } from 'zod';
import { rowAsOf } from './as-of.ts';
import { decider, event } from '../declare/streams/decider.ts';
import { defineService } from '../declare/service.ts';
import { openEmbeddedPorts } from '../profiles/embedded/ports.ts';
import { during, keyOf } from './periods.ts';
import { readModel } from '../declare/models/read-model.ts';
import { ServiceRuntime } from '../runtime/service-runtime.ts';
import { fixedClock } from '../testing/time/fixed-clock.ts';
import { smallService } from '../testing/services/small-service.ts';

const place = z.object({ id: z.string(), on: z.string(), place: z.string() });

/** Somebody who is at a place from a day on, may plan the next one, take it back, and be told late. */
const guest = decider({
  name: 'guest',
  initial: {},
  events: {
    Came: event(1, z.object({ on: z.string(), place: z.string() }), { time: { on: 'on' } }),
    Moved: event(1, z.object({ on: z.string(), place: z.string(), superseded: z.array(z.string()) }), {
      time: { on: 'on', superseded: 'superseded' },
    }),
    MovePlanned: event(1, place, { time: { on: 'on', plans: { id: 'id', as: 'MoveCame' } } }),
    PlanRevoked: event(1, z.object({ id: z.string() }), { time: { revokes: 'id' } }),
    MoveCame: event(1, place, { time: { on: 'on', settles: 'id' } }),
    Noted: event(1, z.object({ note: z.string() })),
  },
  evolve: {
    Came: () => ({}),
    Moved: () => ({}),
    MovePlanned: () => ({}),
    PlanRevoked: () => ({}),
    MoveCame: () => ({}),
    Noted: () => ({}),
  },
});

const guests = readModel(guest).rows<Record<string, unknown>>({
  name: 'guests',
  row: 'Guest',
  version: 1,
  periods: true,
  placedBy: 'place',
  schema: z.object({ id: z.string(), place: z.string(), note: z.string() }),
  indexes: { place: { path: 'place' } },
  reach: {},
  access: ['all'],
  project: {
    Came: (_row, { data }) => ({ place: data.place, note: '', planned: [] }),
    Moved: (row, { data }) => row && { ...row, ...(data.superseded.includes('place') ? {} : { place: data.place }) },
    MovePlanned: (row, { data }) => row && { ...row, planned: [...(row.planned as string[]), data.id] },
    PlanRevoked: (row, { data }) =>
      row && { ...row, planned: (row.planned as string[]).filter((id) => id !== data.id) },
    MoveCame: (row, { data }) =>
      row && { ...row, place: data.place, planned: (row.planned as string[]).filter((id) => id !== data.id) },
    Noted: (row, { data }) => row && { ...row, note: data.note },
  },
});

const service = defineService({
  ...smallService,
  name: 'inn',
  deciders: [guest],
  commands: [],
  readModels: [guests],
  reservations: {},
});
const day = (n: number): string => Temporal.PlainDate.from('2026-01-01').add({ days: n }).toString();
const folder = mkdtempSync(join(tmpdir(), 'kadro-periods-'));
const clock = fixedClock();
let inn: ServiceRuntime;
let close: () => Promise<void>;

beforeAll(async () => {
  const ports = await openEmbeddedPorts({ folder, clock });
  inn = new ServiceRuntime(service, ports, { info: () => undefined, warn: () => undefined, error: () => undefined });
  await inn.start();
  close = async () => {
    await inn.close();
    await ports.close();
  };
});

afterAll(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

type Told = { type: 'Moved' | 'MovePlanned' | 'PlanRevoked' | 'Noted'; on: number; place: string; pass: number };
const told: fc.Arbitrary<Told> = fc.record({
  type: fc.constantFrom('Moved', 'MovePlanned', 'PlanRevoked', 'Noted'),
  on: fc.integer({ min: 0, max: 40 }),
  place: fc.constantFrom('A', 'B', 'C'),
  pass: fc.integer({ min: 0, max: 3 }),
});

/** Tells a guest's story a step a time, the clock moving on; answers the instants between. */
async function tell(id: string, story: readonly Told[]): Promise<string[]> {
  const instants: string[] = [];
  const append = async (type: string, data: object, n: number): Promise<void> => {
    const context = { organization: 'o', actor: 'a', key: `${id}/${n}`, body: '', correlation: 'c' };
    const { position } = await inn.loop.run(guest, id, context, () => [{ type, data } as never]);
    await inn.caughtUp(position);
    instants.push(clock.now().toString({ smallestUnit: 'millisecond' }));
    clock.advance({ minutes: 1 });
  };
  await append('Came', { on: day(5), place: 'A' }, 0);
  const plans: string[] = [];
  for (const [n, { type, on, place, pass }] of story.entries()) {
    clock.advance({ hours: 24 * pass });
    const data = {
      Moved: { on: day(on), place, superseded: on % 2 ? ['place'] : [] },
      MovePlanned: { id: `p${n}`, on: day(on), place },
      PlanRevoked: { id: plans[pass] ?? 'none' },
      Noted: { note: place },
    }[type];
    if (type === 'MovePlanned') plans.push(`p${n}`);
    await append(type, data, n + 1);
  }
  return instants;
}

describe('keeping the periods of rows', () => {
  it('finds on every day, by what was known at every instant, what the fold of the stream says', async () => {
    let n = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(told, { maxLength: 9 }), async (story) => {
        const id = `guest${n++}`;
        const instants = await tell(id, story);
        const events = await inn.log.read(inn.log.stream(guest, 'o', id));
        for (const knownAt of [undefined, ...instants]) {
          for (let at = 0; at <= 45; at += 3) {
            const moment = { asOf: day(at), knownAt };
            const found = await (
              await inn.periods(guests)
            ).find(
              'o',
              { where: [{ index: 'key', eq: id }, ...during(moment)] },
              { sort: { index: 'place', descending: false }, offset: 0, limit: 10 },
            );
            const row = rowAsOf(guests, events, id, moment);
            expect(found.map(({ doc }) => (doc.values as { place: string }).place)).toEqual(row ? [row.doc.place] : []);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('keeps them when the rows of a stream are made anew', async () => {
    await tell('again', [
      { type: 'Moved', on: 8, place: 'B', pass: 0 },
      { type: 'MovePlanned', on: 30, place: 'C', pass: 0 },
    ]);
    const all = async () =>
      (
        await (
          await inn.periods(guests)
        ).find(
          'o',
          { where: [{ index: 'key', eq: 'again' }] },
          { sort: { index: 'from', descending: false }, offset: 0, limit: 100 },
        )
      ).map(({ doc }) => ({ ...doc, id: '' }));
    const before = await all();
    await inn.refold(inn.log.stream(guest, 'o', 'again'));
    expect(await all()).toEqual(before);
    expect((await inn.rows(guests).get('o', 'again'))!.doc).toMatchObject({ place: 'B', planned: ['p1'] });
  });

  it('gives one row of the day to a list', async () => {
    await tell('listed', [{ type: 'Moved', on: 20, place: 'Z', pass: 0 }]);
    const on = async (at: number) =>
      (
        await (
          await inn.periods(guests)
        ).find(
          'o',
          { where: [{ index: 'place', eq: 'Z' }, ...during({ asOf: day(at) })] },
          { sort: { index: 'id', descending: false }, offset: 0, limit: 10 },
        )
      ).map(keyOf);
    expect([await on(19), await on(20)]).toEqual([[], ['listed']]);
  });
});
