import { describe, expect, it } from '@jest/globals';
import { type Drafts, painted, pasted, plansOf, withoutSet } from './drafts.ts';

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
