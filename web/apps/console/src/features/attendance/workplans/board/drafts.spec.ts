import { describe, expect, it } from '@jest/globals';
import { type Drafts, painted, paintedDays, pasted, plansOf, shifted, unpainted, withoutSet } from './drafts.ts';

const none: Drafts = new Map();
const cell = (person: string, date: string) => ({ person, date });

describe('what is painted', () => {
  const both = painted(none, [cell('a', '2026-12-14'), cell('b', '2026-12-14')], ['early']);

  it('is one plan for people with the same days', () =>
    expect(plansOf(both)).toEqual([
      {
        ids: ['a', 'b'],
        from: '2026-12-14',
        to: '2026-12-14',
        days: [{ date: '2026-12-14', shiftIds: ['early'] }],
      },
    ]));

  it('leaves the dates in between as they are', () => {
    const dates = ['2026-12-17', '2026-12-14', '2026-12-15'];
    const plans = plansOf(
      painted(
        none,
        dates.map((date) => cell('a', date)),
        [],
      ),
    );
    expect(plans.map(({ from, to }) => [from, to])).toEqual([
      ['2026-12-14', '2026-12-15'],
      ['2026-12-17', '2026-12-17'],
    ]);
  });

  it('stays for whom it was not set', () => {
    const [plan] = plansOf(both);
    expect([...withoutSet(both, plan!, new Set(['a'])).keys()]).toEqual(['b 2026-12-14']);
  });
});

describe('what is copied', () => {
  it('is pasted over and over', () => {
    const week = [[cell('a', '1'), cell('a', '2'), cell('a', '3')]];
    expect([...pasted(none, week, [[['early'], []]]).values()]).toEqual([['early'], [], ['early']]);
  });
  it('leaves alone where nothing was planned', () =>
    expect([...pasted(none, [[cell('a', '1'), cell('a', '2')]], [[['early'], undefined]]).keys()]).toEqual(['a 1']));
});

describe('what is moved', () => {
  const cells = [
    { ...cell('a', '2026-12-14'), shiftIds: ['early'] },
    { ...cell('a', '2026-12-15'), shiftIds: ['late'] },
    { ...cell('a', '2026-12-16'), shiftIds: undefined },
  ];
  it('leaves its first day free, whatever comes in its place', () =>
    expect([...shifted(none, cells, { by: 1, isCopy: false })]).toEqual([
      ['a 2026-12-14', []],
      ['a 2026-12-15', ['early']],
      ['a 2026-12-16', ['late']],
    ]));
  it('stays where it was when it is copied, a week later too', () =>
    expect([...shifted(none, cells, { by: 7, isCopy: true }).keys()]).toEqual(['a 2026-12-21', 'a 2026-12-22']));
});

describe('what is taken back', () => {
  const both = painted(none, [cell('a', '2026-12-14'), cell('a', '2026-12-15'), cell('b', '2026-12-14')], ['early']);
  it('is of one person and some dates', () =>
    expect([...unpainted(both, 'a', ['2026-12-14']).keys()]).toEqual(['a 2026-12-15', 'b 2026-12-14']));
  it('is not asked about, nor is what is not shown', () =>
    expect(paintedDays(both, ['2026-12-15'])).toEqual([{ employeeId: 'a', date: '2026-12-15', shiftIds: ['early'] }]));
});
