import { describe, expect, it } from '@jest/globals';
import { type Act } from '../people/act.ts';
import { ofLeave } from './leave.ts';

const id = '018f0000-0000-7000-8000-000000000001';
const api = '/leave/api/v1/leave-requests';
const answered = (status: number, body: Record<string, unknown> = {}): Act['answer'] => ({ status, headers: {}, body });

function act(method: 'POST' | 'PUT', path: string, body: Record<string, unknown>, answer: Act['answer']): Act {
  return { n: 1, at: '', who: 'e1', wish: '', correlation: '', asked: { method, path, body }, answer, faults: [] };
}

const asked = (answer = answered(201, { id })): Act => act('POST', api, { leaveTypeId: 'annual' }, answer);
const decided = (approved: boolean, answer = answered(200)): Act =>
  act('PUT', `${api}/processes/${id}`, { approved }, answer);
const cancelled = act('PUT', `${api}/${id}/cancel`, { reason: 'x' }, answered(200));
const resigned = act('POST', '/identity/api/v1/employees/e1/resign', {}, answered(200));
const request = { id, employeeId: 'e1', leaveTypeId: 'annual', duration: 'FULL_DAY', status: 'PENDING' };
const days = { beginDate: '2026-03-02', endDate: '2026-03-04' };
const shown = (...items: object[]): Act =>
  act(
    'POST',
    '/graphql',
    {},
    answered(200, { data: { leaveRequests: { items: items.map((one) => ({ ...request, ...days, ...one })) } } }),
  );
const balance = (figures: object): Act => {
  const zero = { previousBalance: 0, accrualCalculatedCount: 14, used: 2.5, reserved: 1, balance: 10.5 };
  const leaveBalances = [{ leaveTypeId: 'annual', shown: { ...zero, ...figures } }];
  return act('POST', '/graphql', {}, answered(200, { data: { leaveBalances } }));
};

function broken(...acts: Act[]): string[] {
  const laws = ofLeave();
  return acts.flatMap((one) => laws.flatMap((law) => law.afterAct!({ act: one, events: [], notes: [] })));
}

describe('leave is as it was asked for and decided', () => {
  it.each([
    ['that waits', [asked(), shown({})]],
    ['that was approved', [asked(), decided(true), shown({ status: 'APPROVED' })]],
    ['that was denied', [asked(), decided(false), shown({ status: 'DENIED' })]],
    ['that was taken back', [asked(), cancelled, shown({ status: 'CANCELLED' })]],
    ['that ended with its person', [asked(), resigned, shown({ status: 'CANCELLED' })]],
    ['whose decision was not answered', [asked(), decided(false, null), shown({ status: 'DENIED' })]],
    ['that was asked for without an answer', [asked(null), shown({})]],
  ])('%s', (_what, acts) => expect(broken(...acts)).toEqual([]));

  it.each([
    ['nobody asked for it', [shown({})]],
    ['another answer was lost', [asked(null), shown({ leaveTypeId: 'unpaid' })]],
    ['it was refused', [asked(answered(422)), shown({})]],
    ['nobody denied it', [asked(), decided(true), shown({ status: 'DENIED' })]],
    ['nobody took it back', [asked(), shown({ status: 'CANCELLED' })]],
    ['it is of another type', [asked(), shown({ leaveTypeId: 'unpaid' })]],
  ])('but not where %s', (_why, acts) => expect(broken(...acts)).toHaveLength(1));
});

describe('what is shown of leave', () => {
  it('adds up', () => expect(broken(balance({}))).toEqual([]));
  it('does not where a day is missing', () => expect(broken(balance({ balance: 9.5 }))).toHaveLength(1));
  it('has each date once', () => {
    const other = { id: '018f0000-0000-7000-8000-000000000002', beginDate: '2026-03-04', endDate: '2026-03-05' };
    const both = (change: object) =>
      broken(asked(), asked(answered(201, { id: other.id })), shown({}, { ...other, ...change }));
    expect(both({})).toHaveLength(1);
    expect(both({ status: 'DENIED' }).filter((one) => one.includes('twice'))).toEqual([]);
    expect(both({ beginDate: '2026-03-05' })).toEqual([]);
  });
});
