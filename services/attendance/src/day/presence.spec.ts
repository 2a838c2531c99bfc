import { describe, expect, it } from '@jest/globals';
import { factsOf, monday, shift, straight } from '../testing/builders.ts';
import { presenceOf } from './presence.ts';

const at = (readings: string) => presenceOf(factsOf({ A: straight, readings, now: `${monday}T12:00:00Z` }));

describe('who is in', () => {
  it('nobody before the first reading and after the last', () => {
    expect(at('')).toEqual({ state: 'OUT', since: null, began: null, date: null, asked: null });
    expect(at('08:00 in, 11:00 out').state).toBe('OUT');
  });

  it('is told with since when, on a break since the break', () => {
    const eight = Date.parse(`${monday}T06:00:00Z`) / 1_000;
    expect(at('08:00 in')).toEqual({ state: 'IN', since: eight, began: eight, date: monday, asked: null });
    expect(at('08:00 in, 10:00 break')).toMatchObject({ state: 'BREAK', since: eight + 7_200, began: eight });
    expect(at('08:00 in, 10:00 break, 10:30 break')).toMatchObject({ state: 'IN', since: eight + 9_000, began: eight });
    expect(at('08:00 in, 10:00 duty')).toMatchObject({ state: 'DUTY', since: eight + 7_200 });
  });

  it('nobody is once the longest stay has passed', () => {
    expect(presenceOf(factsOf({ A: straight, readings: '08:00 in' })).state).toBe('OUT');
  });

  it('a stay that fits several shifts asks', () => {
    const shifts = { A: shift('08:00-12:00'), B: shift('13:00-17:00') };
    const given = { shifts, plan: { [monday]: ['A', 'B'] }, readings: '12:20 in', now: `${monday}T12:00:00Z` };
    expect(presenceOf(factsOf(given))).toMatchObject({ state: 'IN', date: monday, asked: 'r1' });
  });
});
