import { describe, expect, it } from '@jest/globals';
import { periodOn, periodsOf } from './periods.ts';
import { overtimeYearMostOf, settingsOf, unsaid } from './shape.ts';

const first = { version: 1, effectiveOn: null, changed: { ...unsaid, name: { en: 'All' } } };
const later = { version: 2, effectiveOn: '2026-06-01', changed: { setOff: true, debounce: 30 } };
const earlier = { version: 3, effectiveOn: '2026-03-01', changed: { debounce: 10, windowBefore: 15 } };

describe('values of a rule set', () => {
  const periods = periodsOf([first, later, earlier]);
  const on = (date: string) => {
    const { debounce, windowBefore, setOff } = periodOn(periods, date)!.settings;
    return { debounce, windowBefore, setOff };
  };

  it('count since ever until they are changed', () =>
    expect(periodOn(periods, '0001-01-01')!.settings).toEqual(settingsOf(unsaid)));

  it('of a later day stay, whatever is changed for an earlier one afterwards', () => {
    expect(on('2026-02-28')).toEqual({ debounce: 60, windowBefore: 120, setOff: false });
    expect(on('2026-03-01')).toEqual({ debounce: 10, windowBefore: 15, setOff: false });
    expect(on('2026-06-01')).toEqual({ debounce: 30, windowBefore: 15, setOff: true });
  });

  it('of one day are those that were said last', () =>
    expect(
      periodsOf([first, later, { version: 3, effectiveOn: '2026-06-01', changed: { debounce: 5 } }]).map(
        ({ from, settings }) => [from, settings.debounce, settings.setOff],
      ),
    ).toEqual([
      [null, 60, false],
      ['2026-06-01', 5, true],
    ]));
});

describe('overtime in a year', () => {
  const most = (fields: object) => overtimeYearMostOf({ ...unsaid, ...fields });
  it('is as the law of the preset has it, unless it is said', () => {
    expect(most({})).toBeNull();
    expect(most({ breakPreset: 'TR' })).toBe(16_200);
    expect(most({ breakPreset: 'TR', overtimeYearMost: 600 })).toBe(600);
  });
});
