import { describe, expect, it } from '@jest/globals';
import { type HistoryRow } from '../server/data-provider.ts';
import { byDay, changeDays, daysLate, nextChange, recordedOn } from './days.ts';

const row = (on: string, at: string, state: HistoryRow['state'] = 'DONE'): HistoryRow => ({
  id: `${on}${at}`,
  on,
  at: `${at}T08:00:00Z`,
  state,
  actor: 'a',
  type: 't',
  changes: [],
});
const rows = [
  row('2024-03-01', '2024-03-01'),
  row('2024-01-05', '2024-03-10'),
  row('2027-01-01', '2026-11-01', 'PLANNED'),
  row('2027-02-01', '2026-11-02', 'REVOKED'),
  row('2024-03-01', '2024-03-02'),
];

describe('the days of a history', () => {
  it('are those on which something counts, not what was taken back', () =>
    expect(changeDays(rows)).toEqual(['2024-01-05', '2024-03-01', '2027-01-01']));
  it('are walked to the next and the former one', () =>
    expect([
      nextChange(changeDays(rows), '2024-02-01', true),
      nextChange(changeDays(rows), '2024-02-01', false),
      nextChange(changeDays(rows), '2027-01-01', true),
    ]).toEqual(['2024-03-01', '2024-01-05', undefined]));
  it('stand latest first', () =>
    expect(byDay(rows).map(({ on }) => on)).toEqual([
      '2027-02-01',
      '2027-01-01',
      '2024-03-01',
      '2024-03-01',
      '2024-01-05',
    ]));
  it('are recorded on the day that it is where the reader is', () => {
    const midnight = new Date(2026, 9, 22).toISOString();
    expect([
      recordedOn({ ...rows[0]!, at: midnight }),
      daysLate({ ...rows[0]!, on: '2026-10-12', at: midnight }),
    ]).toEqual(['2026-10-22', 10]);
  });
  it('do not call it late when something begins with its past', () =>
    expect(rows.map((row) => daysLate(row, [row.type]))).toEqual([0, 0, 0, 0, 0]));
  it('tell what was recorded late, and nothing of a plan', () =>
    expect(rows.map((row) => daysLate(row))).toEqual([0, 65, 0, 0, 1]));
});
