import { describe, expect, it } from '@jest/globals';
import { approve, ask, balanceAt, deny, given } from '../../testing/acts.ts';
import { cancelling, counting, entitled, type Event, leave, requested, Stream } from '../../testing/builders.ts';
import { entriesIn, rowOf } from '../../testing/rows.ts';
import { cancelLeave } from '../cancel/rules.ts';
import { daysOf, toNumber } from '../shared/days.ts';
import { recount } from './rules.ts';

describe('counting again', () => {
  const april = leave('a', '2026-03-20', '2026-04-19');
  const type = { countsCalendarDays: true };
  const holidays = ['2026-03-30', '2026-03-31', '2026-04-01', '2026-04-02', '2026-04-03', '2026-04-04'].map((date) => ({
    id: 'h1',
    date,
    part: 'FULL' as const,
  }));
  const cause = { kind: 'HOLIDAY', id: 'h1' } as const;
  const again = (within: typeof holidays) => (state: Stream['state']) =>
    recount(state, { id: 'a', count: counting({ holidays: within }), cause });

  it('13: gives back six of 31 days for a holiday declared later, and flags what is lacking when it is withdrawn', () => {
    const stream = new Stream(entitled(31));
    stream.do(ask(april, { type }));
    stream.do(approve('a'));
    stream.do(again(holidays));
    expect([toNumber(daysOf(stream.state.requests.get('a')!.days)), balanceAt(stream, '2026-12-31')]).toEqual([25, 6]);
    expect(stream.events.at(-1)).toMatchObject({ type: 'LeaveRecounted', data: { wasOpen: false, shortfall: null } });
    stream.do(ask(leave('b', '2026-05-04', '2026-05-11')));
    stream.do(again([]));
    expect([toNumber(daysOf(stream.state.requests.get('a')!.days)), balanceAt(stream, '2026-12-31')]).toEqual([31, -6]);
    expect(stream.events.at(-1)).toMatchObject({ data: { shortfall: { on: '2026-05-11', days: '6' } } });
  });

  it('shows before and after with what counts now, as the ledger has it', () => {
    const stream = new Stream(entitled(12));
    stream.do(ask(leave('a', '2026-03-30', '2026-04-03'), { holidays: [] }));
    for (const state of ['PENDING', 'APPROVED']) {
      if (state === 'APPROVED') stream.do(approve('a'));
      stream.do(again(state === 'PENDING' ? holidays.slice(0, 1) : holidays.slice(0, 2)));
      const { days, daysAsked, balanceBefore, balanceAfter } = rowOf(stream);
      const left = state === 'PENDING' ? 4 : 3;
      expect([days, daysAsked, balanceBefore, balanceAfter]).toEqual([left, 5, 12, 12 - left]);
      expect(balanceAt(stream, '2026-12-31')).toBe(balanceAfter);
      expect(entriesIn(stream).reduce((sum, one) => sum + one.days, 0)).toBe(balanceAfter);
    }
  });

  it('says nothing where all counts as before, and for what is over', () => {
    const stream = new Stream(entitled(31), requested(april, { type }));
    given(...(stream.events as Event[]))
      .when(again([]))
      .nothing();
    stream.do(deny('a'));
    given(...(stream.events as Event[]))
      .when(again(holidays))
      .nothing();
  });

  it('leaves out what was given back', () => {
    const stream = new Stream(entitled(31), requested(april, { type }));
    stream.do(approve('a'));
    stream.do((state) => cancelLeave(state, { id: 'a', reason: 'Back earlier', from: '2026-04-01' }, cancelling()));
    stream.do(again(holidays));
    expect([toNumber(daysOf(stream.state.requests.get('a')!.days)), balanceAt(stream, '2026-12-31')]).toEqual([10, 21]);
  });

  const monday = '2026-03-02';
  const hours = (id: string, beginTime: string, endTime: string) =>
    leave(id, monday, undefined, { duration: 'HOURLY', beginTime, endTime });
  const afternoon = [{ id: 'h1', date: monday, part: 'AFTERNOON' as const }];
  const counted = (stream: Stream, id: string) => toNumber(daysOf(stream.state.requests.get(id)!.days));
  const recounted = (id: string, more: Parameters<typeof counting>[0]) => (state: Stream['state']) =>
    recount(state, { id, count: counting(more), cause });

  it('keeps hours at their place: half a holiday declared later takes what lies in it, and gives it back', () => {
    const stream = new Stream(entitled(5));
    const refused = [hours('a', '08:00', '12:00'), hours('b', '13:00', '15:00')].map((one) => stream.do(ask(one)));
    stream.do(recounted('a', { holidays: afternoon }));
    expect([refused, counted(stream, 'a'), counted(stream, 'b')]).toEqual([[null, null], 0.5, 0]);
    stream.do(recounted('b', {}));
    expect([counted(stream, 'a'), counted(stream, 'b')]).toEqual([0.5, 0.25]);
  });

  it('never takes more of a date than it has, whoever is counted first', () => {
    for (const first of ['a', 'b']) {
      const stream = new Stream(entitled(5));
      for (const one of [hours('a', '05:00', '09:00'), hours('b', '09:00', '13:00')]) stream.do(ask(one));
      stream.do(recounted(first, { holidays: afternoon }));
      expect([counted(stream, 'a'), counted(stream, 'b'), balanceAt(stream, monday)]).toEqual([0.5, 0, 4.5]);
    }
  });

  it.each([
    ['four hours', 240, 1],
    ['an hour', 60, 1],
    ['sixteen hours', 960, 0.5],
    ['nothing', 0, 0],
  ])('takes at most the day of eight approved hours where it has %s later', (_what, minutes, days) => {
    const stream = new Stream(entitled(5));
    stream.do(ask(hours('a', '08:00', '16:00')));
    stream.do(approve('a'));
    stream.do(recounted('a', { pattern: { monday: minutes } }));
    expect([counted(stream, 'a'), balanceAt(stream, monday)]).toEqual([days, 5 - days]);
  });

  it('returns what two approved requests would have of a shorter day, with the reason', () => {
    const stream = new Stream(entitled(5));
    for (const one of [hours('a', '08:00', '12:00'), hours('b', '13:00', '17:00')]) {
      stream.do(ask(one));
      stream.do(approve(one.id));
    }
    stream.do((state) =>
      recount(state, { id: 'a', count: counting({ pattern: { monday: 240 } }), cause: { kind: 'PATTERN', id: 'id1' } }),
    );
    expect([counted(stream, 'a'), counted(stream, 'b'), balanceAt(stream, monday)]).toEqual([1, 0, 4]);
    expect(
      entriesIn(stream)
        .map(({ kind, days, cause: why }) => [kind, days, why])
        .slice(-2),
    ).toEqual([
      ['RECOUNT', -0.5, 'PATTERN'],
      ['RECOUNT', 0.5, 'PATTERN'],
    ]);
  });

  it('leaves days in the middle that were given back alone when a half-holiday comes and goes', () => {
    const stream = new Stream(entitled(10));
    stream.do(ask(leave('a', monday, '2026-03-06')));
    stream.do(approve('a'));
    const middle = { id: 'a', reason: 'A visit', from: '2026-03-04', to: '2026-03-04' };
    stream.do((state) => cancelLeave(state, middle, cancelling()));
    const wednesday = { id: 'h1', date: '2026-03-04', part: 'AFTERNOON' as const };
    const found = [[...afternoon, wednesday], []].map((all) => {
      stream.do(recounted('a', { holidays: all }));
      const { days, daysAsked, daysReturned, balanceAfter } = rowOf(stream);
      expect(balanceAt(stream, '2026-12-31')).toBe(balanceAfter);
      return [days, daysAsked, daysReturned];
    });
    expect(found).toEqual([
      [3.5, 5, 1],
      [4, 5, 1],
    ]);
  });

  it('keeps two halves of a date apart, whatever is cancelled and asked again', () => {
    const stream = new Stream(entitled(5));
    const half = (id: string, period: 'FIRST_HALF' | 'SECOND_HALF') =>
      leave(id, monday, undefined, { duration: 'HALF_DAY', period });
    for (const one of [half('a', 'FIRST_HALF'), half('b', 'SECOND_HALF')]) stream.do(ask(one));
    stream.do(recounted('a', { holidays: afternoon }));
    expect([counted(stream, 'a'), counted(stream, 'b')]).toEqual([0.5, 0]);
    stream.do((state) => cancelLeave(state, { id: 'a', reason: 'Back earlier' }, cancelling()));
    expect(stream.do(ask(hours('c', '08:00', '12:00'), { holidays: afternoon }))).toBeNull();
    stream.do(recounted('b', {}));
    expect([counted(stream, 'b'), counted(stream, 'c'), balanceAt(stream, monday)]).toEqual([0.5, 0.5, 4]);
  });

  it('counts calendar days as they counted when they were asked for', () => {
    const stream = new Stream(entitled(31), requested(leave('a', '2026-03-06', '2026-03-08'), { type }));
    stream.do(recounted('a', { pattern: { friday: 0 } }));
    expect(counted(stream, 'a')).toBe(3);
  });
});
