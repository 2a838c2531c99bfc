import { describe, expect, it } from '@jest/globals';
import { type LeaveEntry } from '../data/types.ts';
import { entriesOfDay } from './entries.ts';

const entry = (id: string, on: string, days: number): LeaveEntry => ({
  id,
  on,
  until: on,
  kind: 'REQUEST',
  days,
  pending: false,
  requestId: id,
  recordedAt: `${on}T08:00:00Z`,
  actor: 'system',
  note: null,
  late: false,
  by: null,
});
const year = {
  opening: 2,
  entries: [entry('b', '2026-07-13', -4), entry('a', '2026-03-01', 20), entry('c', '2026-10-26', -3.5)],
};

describe('what is behind a balance', () => {
  it('is every entry up to the day, in order', () => {
    expect(entriesOfDay(year, '2026-07-31', 18)).toMatchObject({
      value: 18,
      after: 0,
      entries: [{ id: 'a' }, { id: 'b' }],
    });
  });

  it('tells which days of an entry are still to come', () => {
    expect(entriesOfDay(year, '2026-07-14', 20).after).toBe(2);
  });

  it('is the opening alone before the first entry', () => {
    expect(entriesOfDay(year, '2026-01-01', 2)).toEqual({ entries: [], value: 2, after: 0 });
  });
});
