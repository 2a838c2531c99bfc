import { describe, expect, it } from '@jest/globals';
import { noTimes } from '../../../testing/no-times.ts';
import { changedFigures, dayPathOf, daysPath, personOf } from './model.ts';

describe('a closed month', () => {
  it('knows by the ids of its rows whose they are, and of which day', () => {
    expect(personOf('b~2026-06~p')).toBe('p');
    expect(dayPathOf('b~2026-06~p~2026-06-03~2')).toBe('/timesheets/p~2026-06-03/show');
  });
  it('leads to its day records', () => {
    const filter = new URL(daysPath({ branchId: 'b', from: '2026-06-01', to: '2026-06-30' }, 'p'), 'http://x');
    expect(JSON.parse(filter.searchParams.get('filter') ?? '')).toEqual({
      branchId: 'b',
      date: { from: '2026-06-01', to: '2026-06-30' },
      employeeId: 'p',
    });
  });
  it('tells of a difference only the figures that are others', () =>
    expect(changedFigures({ change: { ...noTimes, actualWorkTime: 450, missingTime: -450 } })).toEqual([
      'actualWorkTime',
      'missingTime',
    ]));
});
