import { describe, expect, it } from '@jest/globals';
import { approve, ask, balanceAt, deny, given } from '../../testing/acts.ts';
import { cancelling, entitled, type Event, factsFor, leave, requested, Stream } from '../../testing/builders.ts';
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
    recount(state, { id: 'a', days: factsFor(april, { type, holidays: within }).days, cause });

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
});
