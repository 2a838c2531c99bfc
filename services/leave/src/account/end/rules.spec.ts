import { describe, expect, it } from '@jest/globals';
import { approve, ask, balanceAt, tenDays } from '../../testing/acts.ts';
import { entitled, leave, Stream } from '../../testing/builders.ts';
import { rowOf } from '../../testing/rows.ts';
import { endLeave } from './rules.ts';

const facts = { at: '2026-04-01T09:00:00.000Z' };
const employed = (to: string, ...later: { from: string; to: string | null }[]) => [
  { from: '2020-01-01', to },
  ...later,
];

/** Ten approved days from 2 to 13 March and one open day in April. */
function past(): Stream {
  const stream = new Stream(entitled(20));
  for (const request of [tenDays, leave('b', '2026-04-06')]) stream.do(ask(request));
  stream.do(approve('a'));
  return stream;
}
const ending =
  (lastDay: string, ...later: { from: string; to: string | null }[]) =>
  (state: Stream['state']) =>
    endLeave(state, { lastDay, employments: employed(lastDay, ...later) }, facts);
const ended = (stream: Stream, ...ids: string[]) =>
  ids.map((id) => {
    const { status, days, cancelledFrom, _cancelCause } = rowOf(stream, id);
    return [status, days, cancelledFrom, _cancelCause];
  });

describe('the end of an employment', () => {
  it('gives back what lies behind the last day and closes open requests, with the reason', () => {
    const stream = past();
    stream.do(ending('2026-03-06'));
    expect(ended(stream, 'a', 'b')).toEqual([
      ['APPROVED', 5, '2026-03-07', 'EMPLOYMENT_ENDED'],
      ['CANCELLED', 0, null, 'EMPLOYMENT_ENDED'],
    ]);
    expect([balanceAt(stream, '2026-12-31'), stream.state.open.size]).toEqual([15, 0]);
  });

  it('happens once', () => {
    const stream = past();
    stream.do(ending('2026-03-06'));
    expect(ending('2026-03-06')(stream.state)).toEqual([]);
  });

  it('leaves alone what a later employment holds', () => {
    const stream = past();
    stream.do(ending('2026-03-31', { from: '2026-04-06', to: null }));
    expect(ended(stream, 'a', 'b').map(([status]) => status)).toEqual(['APPROVED', 'PENDING']);
  });

  it('gives back the days between two employments only', () => {
    const stream = past();
    stream.do(ending('2026-03-06', { from: '2026-03-12', to: null }));
    const { beginDate, endDate, days, daysReturned, cancelledFrom, cancelledTo } = rowOf(stream);
    expect([beginDate, endDate, days, daysReturned, cancelledFrom, cancelledTo]).toEqual([
      '2026-03-02',
      '2026-03-13',
      7,
      3,
      '2026-03-07',
      '2026-03-11',
    ]);
    expect(stream.do(ending('2026-03-06', { from: '2026-03-12', to: null }))).toBeNull();
    expect(rowOf(stream).days).toBe(7);
  });

  it('gives back what lies before an employment that begins later, and only that', () => {
    const stream = past();
    const later = () => endLeave(stream.state, { lastDay: '', employments: [{ from: '2026-03-05', to: null }] }, facts);
    stream.do(later);
    const { beginDate, days, daysReturned, cancelledTo, _cancelCause } = rowOf(stream);
    expect([beginDate, days, daysReturned, cancelledTo, _cancelCause]).toEqual([
      '2026-03-05',
      7,
      3,
      '2026-03-04',
      'EMPLOYMENT_BEGINS_LATER',
    ]);
    expect([rowOf(stream, 'b').status, balanceAt(stream, '2026-12-31'), later()]).toEqual(['PENDING', 12, []]);
  });

  it('takes the whole request where nothing before counts', () => {
    const stream = past();
    stream.do(ending('2026-03-01'));
    expect(ended(stream, 'a')).toEqual([['CANCELLED', 0, null, 'EMPLOYMENT_ENDED']]);
  });
});
