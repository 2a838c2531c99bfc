import { describe, expect, it } from '@jest/globals';
import { approve, balanceAt, change, deny, given, tenDays } from '../../testing/acts.ts';
import { entitled, leave, requested, Stream, twoManagers } from '../../testing/builders.ts';
import { rowOf } from '../../testing/rows.ts';
import { stepsOf } from '../../testing/story.ts';
import { addDocument } from '../documents/rules.ts';

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

  it('shows the chain from the start where dates change, not where a document or reason does', () => {
    const letters = { m1: 'M1', m2: 'M2' };
    const free = { steps: twoManagers, type: { tracksBalance: false } };
    const days = leave('a', '2026-09-07', '2026-09-08');
    const stream = new Stream(requested(days, free));
    stream.do(approve('a'));
    expect(stream.do((state) => addDocument(state, { id: 'a', documentId: 'd1' }, { documents: ['d1'] }))).toBeNull();
    expect(stream.do(change({ ...days, reason: 'A family feast' }, free))).toBeNull();
    const same = rowOf(stream);
    expect([stepsOf(same, letters), same.documentIds.length, same.reason]).toEqual([
      'M1 APPROVED, M2 PENDING',
      1,
      'A family feast',
    ]);
    expect(stream.do(change({ ...days, endDate: '2026-09-09' }, free))).toBeNull();
    const moved = rowOf(stream);
    expect([stepsOf(moved, letters), moved.days]).toEqual(['M1 PENDING, M2 WAITING', 3]);
    for (const manager of ['m1', 'm2']) stream.do(approve('a', manager));
    expect(stream.do(change(days, free))).toBe('changed_meanwhile');
  });
});
