import { describe, expect, it } from '@jest/globals';
import { openDays } from '../open/rules.ts';
import { emptyWorkplan } from '../state.ts';
import { giveWorksheet, setTimes } from './rules.ts';

const said = { from: '2026-03-01', by: 'admin' };
const opened = { ...emptyWorkplan, opened: [{ from: '2026-02-01', through: '2026-04-30' }] };

describe('time settings', () => {
  it('are an event each, up to the last day that has a record', () =>
    expect(setTimes(opened, { ...said, ruleSetId: 'r', defaultShift: { shiftId: 's', version: 2 } })).toEqual([
      { type: 'RulesAssigned', data: { ...said, through: '2026-04-30', ruleSetId: 'r' } },
      { type: 'DefaultShiftSet', data: { ...said, through: '2026-04-30', shiftId: 's', version: 2 } },
    ]));

  it('that are not said stay, and null takes away', () => {
    const has = { ...emptyWorkplan, rules: [{ from: '2026-01-01', ruleSetId: 'r' }] };
    expect(setTimes(has, said)).toEqual([]);
    expect(setTimes(has, { ...said, ruleSetId: 'r' })).toEqual([]);
    expect(setTimes(has, { ...said, ruleSetId: null })).toMatchObject([
      { data: { through: said.from, ruleSetId: null } },
    ]);
    expect(setTimes(emptyWorkplan, { ...said, ruleSetId: null, defaultShift: null })).toEqual([]);
  });

  it('are said again where something else was to begin later', () => {
    const later = { from: '2026-06-01', ruleSetId: 'other' };
    const has = { ...emptyWorkplan, rules: [{ from: '2026-01-01', ruleSetId: 'r' }, later] };
    expect(setTimes(has, { ...said, ruleSetId: 'r' })).toHaveLength(1);
  });
});

describe('a worksheet', () => {
  const sheet = { worksheetId: 'w', version: 1 };
  it('is given once, in its version and as it is shifted', () => {
    const has = { ...emptyWorkplan, worksheets: [{ from: '2026-01-01', ...sheet, offset: 0 }] };
    expect(giveWorksheet(has, { ...said, worksheet: sheet, offset: 0 })).toEqual([]);
    expect(giveWorksheet(has, { ...said, worksheet: sheet, offset: 2 })).toMatchObject([{ data: { offset: 2 } }]);
    expect(giveWorksheet(has, { ...said, worksheet: null, offset: 0 })).toMatchObject([
      { type: 'WorksheetAssigned', data: { worksheetId: null } },
    ]);
    expect(giveWorksheet(emptyWorkplan, { ...said, worksheet: null, offset: 0 })).toEqual([]);
  });
});

describe('a plan that stands from a day before the first that has a record', () => {
  const sheet = { worksheetId: 'w', version: 1 };
  const openedIn = (from: string, employments = [{ from: '2020-01-01', to: null }]) =>
    giveWorksheet(opened, { from, by: 'admin', employments, worksheet: sheet, offset: 0 }).flatMap(({ type, data }) =>
      type === 'DaysOpened' ? [[data.from, data.through]] : [],
    );

  it('gives records from then on, month by month', () =>
    expect(openedIn('2025-12-20')).toEqual([
      ['2025-12-20', '2025-12-31'],
      ['2026-01-01', '2026-01-31'],
    ]));

  it('not before the employment, nor further back than two years', () => {
    expect(openedIn('2025-12-20', [{ from: '2026-01-20', to: null }])).toEqual([['2026-01-20', '2026-01-31']]);
    expect(openedIn('2010-01-01')[0]).toEqual(['2024-02-01', '2024-02-29']);
  });

  it('also where it was given before any day had one', () => {
    const given = { ...emptyWorkplan, worksheets: [{ from: '2026-01-10', ...sheet, offset: 0 }] };
    const facts = { today: '2026-02-03', through: '2026-03-31', employments: [] };
    expect(openDays(given, facts).map(({ data }) => data.from)).toEqual(['2026-01-10', '2026-02-01', '2026-03-01']);
    const later = { ...emptyWorkplan, worksheets: [{ from: '2026-02-10', ...sheet, offset: 0 }] };
    expect(openDays(later, facts).map(({ data }) => data.from)).toEqual(['2026-02-01', '2026-03-01']);
  });

  it('nor where it has none, or takes one away', () => {
    expect(openedIn('2026-02-01')).toEqual([]);
    const has = { ...opened, worksheets: [{ from: '2026-01-01', ...sheet, offset: 0 }] };
    expect(giveWorksheet(has, { from: '2026-01-01', by: 'admin', worksheet: null, offset: 0 })).toHaveLength(1);
  });
});
