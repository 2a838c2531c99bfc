import { describe, expect, it } from '@jest/globals';
import { given as givenStream } from '@kadro/chassis/testing';
import {
  acting,
  annual,
  cancelling,
  entitled,
  type Event,
  factsFor,
  leave,
  requested,
  Stream,
  twoManagers,
} from '../../testing/builders.ts';
import { decideLeave } from '../decide/rules.ts';
import { addDocument, removeDocument } from '../documents/rules.ts';
import { setEntitlement } from '../entitle/rules.ts';
import { leaveAccount } from '../events.ts';
import { recount } from '../recount/rules.ts';
import { requestLeave } from '../request/rules.ts';
import { balanceOn } from '../shared/balances.ts';
import { daysOf, toNumber } from '../shared/days.ts';
import { cancelLeave } from './rules.ts';

const given = (...past: Event[]) => givenStream(leaveAccount, past);
const balance = ({ state }: Stream, on: string): number => toNumber(balanceOn(state, annual, on));
const approve = (id: string) => (state: Stream['state']) => decideLeave(state, { id, approved: true }, acting('m1'));
const deny = (id: string) => (state: Stream['state']) => decideLeave(state, { id, approved: false }, acting('m1'));
const ask =
  (input: ReturnType<typeof leave>, facts: Parameters<typeof factsFor>[1] = {}) =>
  (state: Stream['state']) =>
    requestLeave(state, input, factsFor(input, facts));

// two weeks of working days
const tenDays = leave('a', '2026-03-02', '2026-03-13');

describe('cancelling', () => {
  const cancel =
    (from?: string, more: Parameters<typeof cancelling>[0] = {}, reason = 'Back earlier') =>
    (state: Stream['state']) =>
      cancelLeave(state, { id: 'a', reason, from }, cancelling(more));
  const approved = (): Stream => {
    const stream = new Stream(entitled(10), requested(tenDays));
    stream.do(approve('a'));
    return stream;
  };

  it('17: gives back four of ten approved days from a date on; the decision stays', () => {
    const stream = approved();
    // six working days later, a Tuesday
    expect(stream.do(cancel('2026-03-10', { today: '2026-03-10' }))).toBeNull();
    const request = stream.state.requests.get('a')!;
    expect([
      balance(stream, '2026-12-31'),
      toNumber(daysOf(request.days)),
      request.status,
      request.steps[0]!.state,
    ]).toEqual([4, 6, 'APPROVED', 'APPROVED']);
    expect(stream.do(ask(leave('b', '2026-03-10', '2026-03-13')))).toBeNull();
  });

  it('17: is never blocked by a balance', () => {
    const stream = approved();
    stream.do((state) =>
      setEntitlement(state, { id: 'e2', leaveTypeId: annual, year: 2026, days: 0 }, { advanceDays: 0, branchId: 'b1' }),
    );
    expect([stream.do(cancel('2026-03-10')), balance(stream, '2026-12-31')]).toEqual([null, -6]);
  });

  it('gives back all without a date, from the first date, or where nothing counted would be left', () => {
    for (const from of [undefined, '2026-03-02']) {
      const stream = approved();
      expect([stream.do(cancel(from)), stream.state.requests.get('a')!.status, balance(stream, '2026-12-31')]).toEqual([
        null,
        'CANCELLED',
        10,
      ]);
      expect(stream.state.taken.size).toBe(0);
    }
    const weekend = new Stream(requested(leave('a', '2026-02-28', '2026-03-03')));
    weekend.do(cancel('2026-03-02'));
    expect(weekend.state.requests.get('a')!.status).toBe('CANCELLED');
  });

  it.each<[string, string | undefined, Parameters<typeof cancelling>[0], string, string | null]>([
    [
      'a date that is over, for the requester',
      '2026-03-10',
      { today: '2026-03-11' },
      'Back earlier',
      'leave_day_outside',
    ],
    [
      'the whole of it once it has begun, for the requester',
      undefined,
      { today: '2026-03-03' },
      'Back earlier',
      'leave_day_outside',
    ],
    [
      'a date that is over, for an administrator',
      '2026-03-10',
      { today: '2026-03-31', isRequester: false },
      'Back earlier',
      null,
    ],
    ['a date before', '2026-03-01', {}, 'Back earlier', 'leave_day_outside'],
    ['a date after', '2026-03-14', {}, 'Back earlier', 'leave_day_outside'],
    ['without a word', undefined, {}, ' .. ', 'meaningful_text'],
  ])('%s', (_what, from, more, reason, refused) => expect(approved().do(cancel(from, more, reason))).toBe(refused));

  it('is over once it is denied or cancelled', () => {
    const stream = approved();
    expect([stream.do(cancel()), stream.do(cancel())]).toEqual([null, 'changed_meanwhile']);
  });

  it('goes on with the rest of an open request', () => {
    const stream = new Stream(entitled(10), requested(tenDays));
    expect([stream.do(cancel('2026-03-10')), stream.do(approve('a')), balance(stream, '2026-12-31')]).toEqual([
      null,
      null,
      4,
    ]);
  });
});

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
    expect([toNumber(daysOf(stream.state.requests.get('a')!.days)), balance(stream, '2026-12-31')]).toEqual([25, 6]);
    expect(stream.events.at(-1)).toMatchObject({ type: 'LeaveRecounted', data: { wasOpen: false, shortfall: null } });
    stream.do(ask(leave('b', '2026-05-04', '2026-05-11')));
    stream.do(again([]));
    expect([toNumber(daysOf(stream.state.requests.get('a')!.days)), balance(stream, '2026-12-31')]).toEqual([31, -6]);
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
    expect([toNumber(daysOf(stream.state.requests.get('a')!.days)), balance(stream, '2026-12-31')]).toEqual([10, 21]);
  });
});

describe('documents of a request', () => {
  const past = [
    requested(leave('a', '2026-03-02', undefined, { documents: ['d1'] }), { documents: ['d1'], steps: twoManagers }),
  ];
  const attach = (documentId: string) => (state: Stream['state']) =>
    addDocument(state, { id: 'a', documentId }, { documents: ['d2'] });
  const detach =
    (documentId: string, documentRequired = false) =>
    (state: Stream['state']) =>
      removeDocument(state, { id: 'a', documentId }, { documentRequired });

  it('are own uploads', () =>
    given(...past)
      .when(attach('d3'))
      .rejected('reference_unknown'));
  it('come without a new chain', () =>
    given(...past)
      .when(attach('d2'))
      .then({ type: 'DocumentAdded', data: { id: 'a', documentId: 'd2' } }));
  it('come once', () =>
    given(...past)
      .when(attach('d1'))
      .nothing());
  it('go', () =>
    given(...past)
      .when(detach('d1'))
      .then({ type: 'DocumentRemoved', data: { id: 'a', documentId: 'd1' } }));
  it('stay where the type requires one', () =>
    given(...past)
      .when(detach('d1', true))
      .rejected('leave_document_required'));
  it('stay as they are once the request is over', () => {
    const stream = new Stream(...past);
    stream.do(deny('a'));
    expect([stream.do(attach('d2')), stream.do(detach('d1'))]).toEqual(['changed_meanwhile', 'changed_meanwhile']);
  });
});
