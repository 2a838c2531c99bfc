import { describe, expect, it } from '@jest/globals';
import { acting, deciding, given, hour, requested, Stream } from '../../testing/overtime.ts';
import { decideOvertime } from '../decide/rules.ts';
import { approvedAhead, mustFitYear, type YearFacts } from './rules.ts';

const facts: YearFacts = { year: 2026, counted: 16_080, today: '2026-06-10', most: 16_200, isRefused: true };
const asked = requested('a', hour('2026-06-12', { durationInMinutes: 120 }));
const approving = (of: YearFacts) => (state: Stream['state']) =>
  decideOvertime(state, { id: 'a', approved: true }, { ...acting('m1'), yearOfDate: of });

/** Of `minutes` that are approved on a date. */
function approved(date: string, minutes: number): Stream {
  const stream = new Stream(requested('other', hour(date, { durationInMinutes: minutes })));
  stream.do(deciding('other'));
  return stream;
}

describe('the most overtime of a year', () => {
  it('may be reached, and is not passed where the rules refuse it', () => {
    const [fits, passes] = [facts, { ...facts, counted: 16_081 }];
    expect(new Stream(asked).do(approving(fits))).toBeNull();
    given(asked).when(approving(passes)).rejected('overtime_year_most');
  });

  it('is only shown where the rules warn, and there is none where they say nothing', () => {
    for (const more of [{ isRefused: false }, { most: null }])
      expect(new Stream(asked).do(approving({ ...facts, counted: 20_000, ...more }))).toBeNull();
  });

  it('is held against what is approved for days that are not over, once, and in that year only', () => {
    const ahead = (date: string) => approvedAhead(approved(date, 90).state, facts);
    expect(['2026-06-09', '2026-06-10', '2026-12-31', '2027-01-01'].map(ahead)).toEqual([0, 90, 90, 0]);
    expect(approvedAhead(approved('2026-06-12', 90).state, facts, 'other')).toBe(0);
    const check = () => mustFitYear(approved('2026-06-11', 90).state, { id: 'a', durationInMinutes: 60 }, facts);
    expect(check).toThrow('overtime_year_most');
  });

  it('does not keep anybody from denying', () => {
    const denied = new Stream(asked).do((state) =>
      decideOvertime(
        state,
        { id: 'a', approved: false },
        { ...acting('m1'), yearOfDate: { ...facts, counted: 20_000 } },
      ),
    );
    expect(denied).toBeNull();
  });
});
