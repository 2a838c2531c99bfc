import { describe, expect, it } from '@jest/globals';
import { type Shift } from '../../day/shapes.ts';
import { type RuleValues, unsaid } from '../../rule-sets/shape.ts';
import { flexible, office, shift } from '../../testing/builders.ts';
import { findingsOf } from './limits.ts';

const found = (planned: Record<string, Shift[]>, dates: readonly string[], rules: Partial<RuleValues> = {}) =>
  findingsOf({ dates, on: (date) => planned[date] ?? [], rules: () => ({ ...unsaid, ...rules }) }).map(
    ({ name, details, isRefused }) => [name, details, isRefused],
  );

const late = shift('15:00-23:00');
const early = shift('06:00-14:00');

describe('the rest between shifts', () => {
  it('is that of the day before, and that before the next day', () => {
    const planned = { '2026-03-02': [late], '2026-03-03': [early], '2026-03-04': [shift('00:30-06:00')] };
    expect(found(planned, ['2026-03-03'])).toEqual([
      ['workplan_rest_short', { on: '2026-03-03', rest: 420 }, false],
      ['workplan_rest_short', { on: '2026-03-04', rest: 630 }, false],
    ]);
  });

  it('is enough from 11 hours on, and is not asked of two shifts of one date', () => {
    expect(found({ '2026-03-02': [shift('08:00-16:00'), shift('17:00-21:00')] }, ['2026-03-02'])).toEqual([]);
    const next = (begin: string) => ({ '2026-03-02': [late], '2026-03-03': [shift(`${begin}-18:00`)] });
    expect(found(next('10:00'), ['2026-03-03'])).toEqual([]);
    expect(found(next('09:59'), ['2026-03-03'])).toHaveLength(1);
  });

  it('is not known of candidates, of flexible days and of days off', () => {
    const others = [shift('06:00-14:00', { type: 'DYNAMIC' }), flexible(480), shift('-', { type: 'OFF_DAY' })];
    for (const other of others)
      expect(found({ '2026-03-02': [late], '2026-03-03': [other] }, ['2026-03-03'])).toEqual([]);
  });

  it('refuses by rule', () =>
    expect(found({ '2026-03-02': [late], '2026-03-03': [early] }, ['2026-03-03'], { restLimit: 'REFUSE' })).toEqual([
      ['workplan_rest_short', { on: '2026-03-03', rest: 420 }, true],
    ]));
});

describe('what is planned on a day', () => {
  const rules = { dailyMost: 600, dailyLimit: 'REFUSE' } as const;
  it('is at most what the rules say, all shifts of it together', () => {
    const two = [shift('06:00-12:00'), shift('14:00-18:00')];
    expect(found({ '2026-03-02': two }, ['2026-03-02'], rules)).toEqual([]);
    expect(found({ '2026-03-02': [...two, shift('20:00-20:01')] }, ['2026-03-02'], rules)).toEqual([
      ['workplan_daily_most', { on: '2026-03-02', planned: 601 }, true],
    ]);
  });

  it('is the longest of several candidates', () => {
    const candidates = [shift('06:00-14:00', { type: 'DYNAMIC' }), shift('14:00-22:00', { type: 'DYNAMIC' })];
    expect(found({ '2026-03-02': candidates }, ['2026-03-02'], rules)).toEqual([]);
  });
});

describe('the room for the break of the preset', () => {
  const lackOf = (one: Shift, breakPreset: RuleValues['breakPreset']) =>
    found({ '2026-03-02': [one] }, ['2026-03-02'], { breakPreset }).map(
      ([, details]) => (details as { lack: number }).lack,
    );

  it('is what the shift has over its working time, or a break that is paid', () => {
    expect(lackOf(office, 'DE')).toEqual([]);
    expect(lackOf(shift('08:00-16:00', { totalWorkTime: 480 }), 'DE')).toEqual([30]);
    expect(lackOf(shift('08:00-16:00', { totalWorkTime: 465 }), 'DE')).toEqual([15]);
    expect(lackOf(shift('08:00-16:00', { breakTime: 30, breakPaid: true, breakMode: 'READINGS' }), 'DE')).toEqual([]);
    expect(lackOf(shift('08:00-14:00', { totalWorkTime: 360 }), 'DE')).toEqual([]);
    expect(lackOf(shift('08:00-16:00', { totalWorkTime: 480 }), 'NONE')).toEqual([]);
  });
});
