import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { beyondRules, keepingRules } from './keeping-rules.ts';

const at = (day: string, time = '03:00:00.000') => `${day}T${time}Z`;
/** One back-up each night of so many days up to a Wednesday. */
const nights = (count: number) =>
  Array.from({ length: count }, (_, n) => at(Temporal.PlainDate.from('2026-07-01').subtract({ days: n }).toString()));
const kept = (instants: string[], rules: string) => {
  const gone = new Set(beyondRules(instants, keepingRules(rules)));
  return instants
    .filter((instant) => !gone.has(instant))
    .map((instant) => instant.slice(0, 10))
    .toSorted()
    .toReversed();
};

describe('keeping back-ups', () => {
  it.each([
    ['3d', ['2026-07-01', '2026-06-30', '2026-06-29']],
    ['2w', ['2026-07-01', '2026-06-28']],
    ['3m', ['2026-07-01', '2026-06-30', '2026-05-31']],
    ['2d,3w,3m', ['2026-07-01', '2026-06-30', '2026-06-28', '2026-06-21', '2026-05-31']],
  ])('keeps by %s, of a night each, the newest of each', (rules, days) =>
    expect(kept(nights(400), rules)).toEqual(days),
  );

  it('keeps the newest of a day', () =>
    expect(
      beyondRules([at('2026-07-01', '09:00:00.000'), at('2026-07-01'), at('2026-06-30')], keepingRules('1d')),
    ).toEqual([at('2026-07-01'), at('2026-06-30')]));

  it('does not count days without a back-up', () =>
    expect(kept([at('2026-07-01'), at('2026-05-01'), at('2026-01-01')], '2d')).toEqual(['2026-07-01', '2026-05-01']));

  it('knows the week over the end of a year', () =>
    expect(kept([at('2026-01-01'), at('2025-12-29'), at('2025-12-28')], '2w')).toEqual(['2026-01-01', '2025-12-28']));

  it('keeps everything where all are kept', () => expect(beyondRules(nights(400), keepingRules('all'))).toEqual([]));

  it('never removes the newest, nor ever one that a later run would still want', () => {
    const instants = fc.uniqueArray(
      fc
        .date({ min: new Date('2020-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString()),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(
        instants,
        fc.nat(9).map((n) => n + 1),
        fc.nat(5).map((n) => n + 1),
        (all, days, weeks) => {
          const rules = { days, weeks, months: 0 };
          const gone = new Set(beyondRules(all, rules));
          const left = all.filter((instant) => !gone.has(instant));
          return (all.length === 0 || left.includes(all.toSorted().at(-1)!)) && beyondRules(left, rules).length === 0;
        },
      ),
    );
  });
});

describe('reading keeping rules', () => {
  it.each(['', '7', 'd', '0d', '7d;4w', '7y', 'some'])('refuses %j', (text) =>
    expect(() => keepingRules(text)).toThrow(RangeError),
  );
  it('reads what is documented', () => expect(keepingRules('7d,4w,12m')).toEqual({ days: 7, weeks: 4, months: 12 }));
});
