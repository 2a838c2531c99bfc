import { describe, expect, it } from '@jest/globals';
import { approve, ask, balanceAt, change, deny, given, tenDays } from '../../testing/acts.ts';
import { cancelling, entitled, leave, requested, Stream, twoManagers } from '../../testing/builders.ts';
import { rowOf } from '../../testing/rows.ts';
import { stepsOf } from '../../testing/story.ts';
import { cancelLeave } from '../cancel/rules.ts';
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
    expect(stream.do(change(leave('a', '2026-03-03')))).toBe('request_decided');
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
    expect(stream.do(change(days, free))).toBe('request_decided');
  });

  describe('after a part of it was given back', () => {
    const cut = (): Stream => {
      const stream = new Stream(entitled(12));
      stream.do(ask(tenDays));
      stream.do((state) => cancelLeave(state, { id: 'a', reason: 'Back earlier', from: '2026-03-10' }, cancelling()));
      return stream;
    };
    const meaning = (stream: Stream) => {
      const { beginDate, endDate, days, daysAsked, daysReturned, cancelledFrom, cancelReason } = rowOf(stream);
      const { balanceBefore, balanceAfter, beginDateAsked, endDateAsked } = rowOf(stream);
      expect(balanceAfter).toBe(balanceAt(stream, '2026-12-31'));
      return {
        now: [beginDate, endDate, days],
        asked: [beginDateAsked, endDateAsked, daysAsked],
        returned: [daysReturned, cancelledFrom, cancelReason],
        balance: [balanceBefore, balanceAfter],
      };
    };
    const before = {
      now: ['2026-03-02', '2026-03-09', 6],
      asked: ['2026-03-02', '2026-03-13', 10],
      returned: [4, '2026-03-10', 'Back earlier'],
      balance: [12, 6],
    };

    it('keeps what was asked, counted and returned where only the reason changes', () => {
      const stream = cut();
      expect(meaning(stream)).toEqual(before);
      expect(stream.do(change({ ...leave('a', '2026-03-02', '2026-03-09'), reason: 'A journey' }))).toBeNull();
      expect(stream.events.at(-1)).toMatchObject({ data: { restarted: false } });
      expect(meaning(stream)).toEqual(before);
    });

    it('loses no days: the former dates can be asked for again, and nothing counts as returned then', () => {
      const stream = cut();
      expect(stream.do(change(tenDays))).toBeNull();
      expect(meaning(stream)).toEqual({
        now: ['2026-03-02', '2026-03-13', 10],
        asked: ['2026-03-02', '2026-03-13', 10],
        returned: [0, null, null],
        balance: [12, 2],
      });
    });

    it('keeps a gap in the middle where only the reason changes', () => {
      const stream = new Stream(entitled(12));
      stream.do(ask(tenDays));
      stream.do((state) =>
        cancelLeave(state, { id: 'a', reason: 'A visit', from: '2026-03-04', to: '2026-03-05' }, cancelling()),
      );
      expect(stream.do(change({ ...tenDays, reason: 'A journey' }))).toBeNull();
      expect(meaning(stream)).toMatchObject({ now: ['2026-03-02', '2026-03-13', 8], balance: [12, 4] });
    });
  });
});
