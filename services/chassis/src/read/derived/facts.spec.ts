import { describe, expect, it } from '@jest/globals';
import { card, member, tariff } from '../../testing/services/lending.ts';
import { derivation, type Fact, loan, named, placeAt, priced, rowsOf } from '../../testing/lending-log.ts';
import { foldEvents } from '../../write/command-loop.ts';
import { Facts } from './facts.ts';

const prices = (count: number) => Array.from({ length: count }, (_, n) => priced('2026-01', n));

function factsOf(facts: readonly Fact[]) {
  const made = derivation(facts);
  const kept = new Facts(made.log);
  return { ...made, kept, asOf: (place: number) => kept.asOf(placeAt(place))('o1') };
}

describe('the state of a stream', () => {
  it('is folded once; then it costs what is new, however long the stream', async () => {
    const { asOf, reads } = factsOf(prices(3_000));
    await asOf(2_990).state(tariff, '2026-01');
    reads.length = 0;
    expect(await asOf(3_000).state(tariff, '2026-01')).toEqual({ cents: 2_999 });
    expect(reads).toEqual([10]);
  });

  it('is read once for the rows that are derived together', async () => {
    const { kept, reads } = factsOf(prices(3));
    const together = kept.asOf(placeAt(3));
    for (const source of [together('o1'), together('o1')])
      expect(await source.state(tariff, '2026-01')).toEqual({ cents: 2 });
    expect(reads).toEqual([3]);
  });

  it('goes on with what is told, and is read again where something was not', async () => {
    const made = derivation(prices(6));
    const kept = new Facts(made.log, new Set(['TariffSet']));
    const tell = async (from: number, to: number) => kept.tell(await made.opened(from, to), placeAt(from), placeAt(to));
    const cents = async (place: number) => (await kept.asOf(placeAt(place))('o1').state(tariff, '2026-01')).cents;
    await tell(0, 1);
    const seen = [await cents(1)];
    made.reads.length = 0;
    await tell(1, 3);
    seen.push(await cents(3));
    expect(made.reads).toEqual([]);
    await tell(4, 6);
    seen.push(await cents(6));
    // what failed comes again, and shows nothing of what came after it
    await tell(4, 5);
    expect([...seen, await cents(5)]).toEqual([0, 2, 5, 4]);
  });

  it('goes on from what commands know of it, unless that is from after its place', async () => {
    const made = derivation(prices(300));
    const stream = made.log.stream(tariff, 'o1', '2026-01');
    const known = foldEvents(tariff, undefined, await made.log.read(stream, 0, 290));
    const cents = async (place: number) =>
      (await new Facts(made.log, new Set(), () => known).asOf(placeAt(place))('o1').state(tariff, '2026-01')).cents;
    made.reads.length = 0;
    expect(await cents(300)).toBe(299);
    expect(made.reads).toEqual([10]);
    expect(await cents(280)).toBe(279);
  });

  it('is as of its place, where much comes later and where more was known before', async () => {
    const { asOf } = factsOf(prices(500));
    for (const place of [1, 40, 33, 32, 500, 7, 8])
      expect(await asOf(place).state(tariff, '2026-01')).toEqual({ cents: place - 1 });
  });

  it('has masks of personal fields, and nothing of their values is kept', async () => {
    const { kept, asOf } = factsOf([named('m1', 'Ada'), loan('m1', '2026-01-30')]);
    const { name } = await asOf(2).state(member, 'm1');
    expect(name).toMatch(/^~/);
    expect(await asOf(2).cleared(member, 'm1')).toEqual({ name: 'Ada' });
    expect(JSON.stringify(await kept.fold(member, 'lending.member-o1_m1', placeAt(2)))).not.toContain('Ada');
  });

  it('is folded anew when something of it was forgotten, and when the log is another', async () => {
    for (const forgetIn of [(kept: Facts) => kept.forget('lending.member-o1_m1'), (kept: Facts) => kept.forgetAll()]) {
      const { kept, asOf, stored } = factsOf([named('m1', 'Ada')]);
      await asOf(1).state(member, 'm1');
      stored[0]!.data = { name: null };
      forgetIn(kept);
      expect(await asOf(1).state(member, 'm1')).toEqual({ name: null });
    }
  });
});

describe('facts of a row', () => {
  it('say how far they reach', async () => {
    const source = factsOf([loan('m1', '2026-01-30'), priced('2026-01', 70), loan('m1', '2026-01-31')]).asOf(2);
    const told = [{ ...source.latest }];
    await source.events(card, 'm1');
    told.push({ ...source.latest });
    await source.state(tariff, '2026-01');
    expect([...told, source.latest]).toEqual([
      { position: '', at: '' },
      { position: placeAt(1), at: '2026-01-05T08:00:00.000Z' },
      { position: placeAt(2), at: '2026-01-05T08:00:00.001Z' },
    ]);
  });

  it('begin at a revision where only the end of a stream matters', async () => {
    const { asOf, reads } = factsOf(prices(100));
    expect((await asOf(99).events(tariff, '2026-01', 97)).map(({ data }) => data.cents)).toEqual([97, 98]);
    expect(reads).toEqual([3]);
  });
});

describe('a batch that could not be written', () => {
  it('shows nothing of its end in the rows of its beginning', async () => {
    const { projector, rows, handle } = derivation([loan('m1', '2026-01-30'), ...prices(3)]);
    const apply = rows.apply.bind(rows);
    rows.apply = () => Promise.reject(new Error('no room'));
    await expect(handle(0, 4)).rejects.toThrow('no room');
    rows.apply = apply;
    const shown: unknown[] = [];
    for (let n = 0; n < 4; n++) {
      await handle(n, n + 1);
      shown.push((await rowsOf({ rows }))['m1~2026-01']?.cents);
    }
    expect([shown, projector.seen]).toEqual([[0, 0, 1, 2], placeAt(4)]);
  });
});
