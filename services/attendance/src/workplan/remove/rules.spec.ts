import { describe, expect, it } from '@jest/globals';
import { emptyWorkplan, planned } from '../state.ts';
import { removePlanned } from './rules.ts';

const dates = ['2026-03-02', '2026-03-03'];
const planOf = (id: string, shiftId: string) => ({
  id,
  from: dates[0]!,
  to: dates[1]!,
  entries: dates.map((date) => ({ date, shiftId, version: 1 })),
});
const state = planned(planned(emptyWorkplan, planOf('a', 'early')), planOf('b', 'late'));
const removed = (from: string, to: string, shiftIds?: string[]) =>
  removePlanned(state, { from, to, shiftIds, reason: null, by: 'admin' }).map(({ data }) => [
    data.id,
    data.shiftId,
    data.dates,
  ]);

describe('taking planned shifts out', () => {
  it('is of all workplans of the dates, each with its own', () => {
    expect(removed(dates[0]!, dates[1]!)).toEqual([
      ['a', 'early', dates],
      ['b', 'late', dates],
    ]);
    expect(removed(dates[1]!, '2026-04-01', ['late'])).toEqual([['b', 'late', [dates[1]]]]);
  });

  it('is refused where none is there', () =>
    expect(() => removed('2026-04-01', '2026-04-02')).toThrow('entity_not_found'));
});
