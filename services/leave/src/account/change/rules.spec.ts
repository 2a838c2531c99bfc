import { describe, expect, it } from '@jest/globals';
import { approve, balanceAt, change, deny, given, tenDays } from '../../testing/acts.ts';
import { entitled, leave, requested, Stream, twoManagers } from '../../testing/builders.ts';

describe('changing a request', () => {
  const past = [entitled(10), requested(tenDays, { steps: twoManagers })];

  it('gives back its own days first, and asks from the start', () => {
    const stream = new Stream(...past);
    stream.do(approve('a'));
    expect(stream.do(change(leave('a', '2026-03-03', '2026-03-16'), { steps: twoManagers }))).toBeNull();
    expect(stream.events.at(-1)).toMatchObject({
      type: 'LeaveChanged',
      data: { restarted: true, steps: twoManagers, balanceBefore: '10', balanceAfter: '0' },
    });
    expect([
      stream.state.taken.has('2026-03-02'),
      stream.state.taken.has('2026-03-16'),
      balanceAt(stream, '2026-12-31'),
    ]).toEqual([false, true, 0]);
  });

  it('keeps decisions, days and notice where only the reason changes', () => {
    const stream = new Stream(...past);
    stream.do(approve('a'));
    const decided = stream.state.requests.get('a')!.steps;
    expect(
      stream.do(change({ ...tenDays, reason: 'A journey' }, { today: '2026-03-02', type: { noticeDays: 14 } })),
    ).toBeNull();
    expect(stream.events.at(-1)).toMatchObject({
      type: 'LeaveChanged',
      data: { restarted: false, reason: 'A journey', steps: decided },
    });
    expect(balanceAt(stream, '2026-12-31')).toBe(0);
  });

  it('says nothing where nothing changes', () => {
    given(...past)
      .when(change(tenDays))
      .nothing();
    given(requested({ ...tenDays, reason: 'A journey' }))
      .when(change({ ...tenDays, reason: 'A journey', documents: [] }))
      .nothing();
  });

  it('takes no days by way of a new reason, when the type has a balance only since then', () => {
    const stream = new Stream(requested(tenDays, { type: { tracksBalance: false } }));
    expect(stream.do(change({ ...tenDays, reason: 'A journey' }))).toBeNull();
    expect(balanceAt(stream, '2026-12-31')).toBe(0);
  });

  it('is over once it is decided', () => {
    const stream = new Stream(...past);
    stream.do(deny('a'));
    expect(stream.do(change(leave('a', '2026-03-03')))).toBe('changed_meanwhile');
  });
});
