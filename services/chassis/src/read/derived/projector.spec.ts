import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Row } from '../../ports/index.ts';
import {
  cancelled,
  derivation,
  type Derived,
  type Fact,
  loan,
  named,
  placeAt,
  priced,
  rowsOf,
} from '../../testing/lending-log.ts';
import { sliceSize } from '../../declare/models/derived-model.ts';
import { type LeftWork } from './left-work.ts';

const timeless = (rows: Record<string, Row>) =>
  Object.fromEntries(Object.entries(rows).map(([id, { updatedDateTime: _at, ...row }]) => [id, row]));

async function allAtOnce(facts: readonly Fact[]): Promise<Derived> {
  const made = derivation(facts);
  await made.handle(0, facts.length);
  return made;
}

const members = ['m1', 'm2', 'm3'];
const days = ['2026-01-30', '2026-01-31', '2026-02-01'];
const fact = fc.oneof(
  fc.tuple(fc.constantFrom(...members), fc.constantFrom(...days)).map(([id, on]) => loan(id, on)),
  fc.tuple(fc.constantFrom(...members), fc.constantFrom(...days)).map(([id, on]) => cancelled(id, on)),
  fc.tuple(fc.constantFrom(...members), fc.constantFrom('Ada', 'Bo')).map(([id, name]) => named(id, name)),
  fc.tuple(fc.constantFrom('2026-01', '2026-02'), fc.nat(500)).map(([month, cents]) => priced(month, cents)),
);

describe('deriving rows', () => {
  it('makes a row of facts of several streams, in whichever order they came', async () => {
    const expected = { member: 'm1', name: 'Ada', month: '2026-01', loans: 2, cents: 300 };
    const facts = [loan('m1', '2026-01-30'), named('m1', 'Ada'), priced('2026-01', 150), loan('m1', '2026-01-31')];
    for (const order of [facts, facts.toReversed()])
      expect(await rowsOf(await allAtOnce(order))).toEqual({
        'm1~2026-01': { ...expected, id: 'm1~2026-01', updatedDateTime: '2026-01-05T08:00:00.003Z' },
      });
  });

  it('gives the same rows in every order of the streams, by whatever batches', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fact, { maxLength: 30 }),
        fc.array(fc.nat(100)),
        fc.array(fc.nat(30)),
        async (facts, mix, cuts) => {
          const one = derivation(facts);
          const borders = [...new Set([0, ...cuts.filter((cut) => cut < facts.length), facts.length])].sort(
            (a, b) => a - b,
          );
          // and so do those that nobody reads, whenever they are derived
          const unread = derivation(facts, true);
          for (const [n, to] of borders.slice(1).entries()) {
            await one.handle(borders[n]!, to);
            await unread.handle(borders[n]!, to);
            if (mix[n]! % 2 === 0) await unread.projector.keepCheckpoint(0, true);
          }
          await unread.projector.keepCheckpoint(0, true);
          expect(timeless(await rowsOf(unread))).toEqual(timeless(await rowsOf(one)));
          // streams mixed anew, each in its own order
          const streams = Map.groupBy(facts, ({ category, id }) => `${category} ${id}`);
          const shuffled: Fact[] = [];
          for (let n = 0; shuffled.length < facts.length; n++) {
            const open = [...streams.values()].filter((left) => left.length > 0);
            shuffled.push(open[(mix[n] ?? n) % open.length]!.shift()!);
          }
          expect(timeless(await rowsOf(one))).toEqual(timeless(await rowsOf(await allAtOnce(shuffled))));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('recomputes exactly the rows that a late event touches', async () => {
    const facts = [
      loan('m1', '2026-01-30'),
      loan('m1', '2026-02-01'),
      loan('m2', '2026-01-30'),
      priced('2026-01', 100),
    ];
    const made = derivation([...facts, loan('m1', '2026-01-31')]);
    await made.handle(0, facts.length);
    const before = await rowsOf(made);
    await made.handle(facts.length, facts.length + 1);
    const { 'm1~2026-01': touched, ...others } = await rowsOf(made);
    const { 'm1~2026-01': _touched, ...same } = before;
    expect([touched, others]).toEqual([expect.objectContaining({ loans: 2, cents: 200 }), same]);
  });

  it('takes a row away whose facts give none any more', async () => {
    const made = await allAtOnce([loan('m1', '2026-01-30'), cancelled('m1', '2026-01-30')]);
    expect(await rowsOf(made)).toEqual({});
  });

  it('looks no further than the place it is as of', async () => {
    const made = derivation([loan('m1', '2026-01-30'), loan('m1', '2026-01-31')]);
    await made.handle(0, 1);
    expect(await rowsOf(made)).toMatchObject({ 'm1~2026-01': { loans: 1 } });
  });
});

describe('an event that changes nothing of a row', () => {
  const facts = [loan('m1', '2026-01-30'), named('m1', 'Ada'), named('m1', 'Ada'), loan('m2', '2026-01-30')];

  it('has nothing written, and leaves the row as old as it is', async () => {
    const made = derivation([...facts, cancelled('m3', '2026-01-30')]);
    await made.handle(0, 2);
    const before = await rowsOf(made);
    const written: unknown[] = [];
    const apply = made.rows.apply.bind(made.rows);
    made.rows.apply = (checkpoint, changes) => (written.push(changes.map(({ id }) => id)), apply(checkpoint, changes));
    await made.handle(2, 3);
    await made.handle(4, 5);
    expect([await rowsOf(made), written, made.projector.seen]).toEqual([before, [], placeAt(5)]);
    await made.projector.keepCheckpoint(0, true);
    expect([await made.rows.checkpoint(), written]).toEqual([`e1:${placeAt(5)}`, [[]]]);
  });

  it('has the others written that it changes', async () => {
    const made = derivation(facts);
    await made.handle(0, 2);
    await made.handle(2, 4);
    const instants = Object.values(await rowsOf(made)).map(({ updatedDateTime }) => String(updatedDateTime).slice(-4));
    expect(instants).toEqual(['001Z', '003Z']);
  });
});

describe('an event that touches many rows', () => {
  const many = 2 * sliceSize + 20;
  const facts = [...Array.from({ length: many }, (_, n) => loan(`m${n}`, '2026-01-30')), priced('2026-01', 70)];
  const costing = async (made: Derived, cents: number) =>
    Object.values(await rowsOf(made)).filter((row) => row.cents === cents).length;

  async function left(): Promise<{ made: Derived; works: LeftWork[] }> {
    const works: LeftWork[] = [];
    const made = derivation(facts);
    made.projector.leave = async (work) => void works.push(work);
    for (let n = 0; n < many; n += sliceSize) await made.handle(n, Math.min(n + sliceSize, many));
    await made.handle(many, many + 1);
    return { made, works };
  }

  it('is left to a job, and noted with the rows until that is done', async () => {
    const { made, works } = await left();
    expect([works.length, await costing(made, 70), await made.projector.left()]).toEqual([1, 0, works]);
    await made.projector.settle(works[0]!);
    expect(await made.projector.left()).toEqual([]);
  });

  it('is derived slice after slice, each after the last key of the one before', async () => {
    const { made } = await left();
    const [event] = await made.opened(many, many + 1);
    const done: number[] = [];
    for (let after: string | null = ''; after !== null; done.push(await costing(made, 70)))
      after = await made.projector.slice(event!, after);
    expect(done).toEqual([sliceSize, 2 * sliceSize, many]);
  });

  it('gives the same when a slice comes again', async () => {
    const { made } = await left();
    const [event] = await made.opened(many, many + 1);
    const after = await made.projector.slice(event!, '');
    const once = await rowsOf(made);
    await made.projector.slice(event!, '');
    expect([await rowsOf(made), await made.projector.slice(event!, after!)]).toEqual([once, expect.any(String)]);
  });

  it('is derived at once where nobody is served meanwhile', async () => {
    const made = await allAtOnce(facts);
    expect([await costing(made, 70), await made.projector.left()]).toEqual([many, []]);
  });
});

describe('rows that nobody reads yet', () => {
  const facts = [
    loan('m1', '2026-01-30'),
    priced('2026-01', 70),
    loan('m2', '2026-01-31'),
    priced('2026-01', 80),
    named('m1', 'Ada'),
  ];

  /** Handles each fact alone. */
  async function unread(): Promise<{ made: Derived; derived: string[] }> {
    const made = derivation(facts, true);
    const derived: string[] = [];
    const apply = made.rows.apply.bind(made.rows);
    made.rows.apply = (checkpoint, changes) => (
      derived.push(...changes.map(({ id }) => id)),
      apply(checkpoint, changes)
    );
    for (let n = 0; n < facts.length; n++) await made.handle(n, n + 1);
    return { made, derived };
  }

  it('are derived once each, together, when the checkpoint is kept', async () => {
    const { made, derived } = await unread();
    expect([derived, made.projector.seen]).toEqual([[], placeAt(5)]);
    await made.projector.keepCheckpoint(0, true);
    expect([derived, await made.rows.checkpoint(), await rowsOf(made)]).toEqual([
      ['m1~2026-01', 'm2~2026-01'],
      `e1:${placeAt(5)}`,
      await rowsOf(await allAtOnce(facts)),
    ]);
  });

  it('have no checkpoint beyond what is derived, so an interrupted build touches them again', async () => {
    const { made } = await unread();
    await made.projector.keepCheckpoint(1e9);
    expect(await made.rows.checkpoint()).toBeNull();
  });

  it('are derived on the way where they are many', async () => {
    const mostGathered = 2_000;
    const days = Array.from({ length: mostGathered + 5 }, (_, n) => loan(`m${n}`, '2026-01-30'));
    const made = derivation(days, true, mostGathered);
    await made.handle(0, mostGathered + 1);
    await made.handle(mostGathered + 1, days.length);
    const loansOf = (n: number) => made.rows.get('o1', `m${n}~2026-01`)?.doc.loans;
    expect([await made.rows.checkpoint(), loansOf(0), loansOf(mostGathered), loansOf(mostGathered + 1)]).toEqual([
      `e1:${placeAt(mostGathered + 1)}`,
      1,
      1,
      undefined,
    ]);
  });
});
