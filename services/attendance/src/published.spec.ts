import { describe, expect, it } from '@jest/globals';
import { publishedLanguage } from '@kadro/chassis';
import { type Happened, publishedMessages, unfilledFields } from '@kadro/chassis/testing';
import { publications } from './published.ts';

const secret = 'a note that is nobody else’s affair';
const entry = (date: string, shiftId: string) => ({
  date,
  shiftId,
  version: 2,
  minutes: 480,
  begin: '08:00',
  end: '17:00',
});
const set: Happened = {
  type: 'WorkplanSet',
  data: {
    id: 'w1',
    from: '2026-02-02',
    to: '2026-02-08',
    entries: [entry('2026-02-02', 's1'), { ...entry('2026-02-03', 's2'), minutes: 400, begin: null, end: null }],
    branchId: 'b1',
    note: secret,
    origin: 'SINGLE',
    by: 'id2',
  },
};
const removed: Happened = {
  type: 'WorkplanShiftRemoved',
  data: { id: 'w1', shiftId: 's1', dates: ['2026-02-02'], reason: secret, by: 'id2' },
};
const cancelled: Happened = {
  type: 'WorkplanCancelled',
  data: { id: 'w1', from: '2026-02-02', to: '2026-02-08', reason: secret, by: 'id2' },
};
const figures = {
  type: 'WORKDAY',
  state: 'CALCULATED',
  expectedWorkTime: 480,
  actualWorkTime: 470,
  overtime: 5,
  overtimeUnapproved: 1,
  missingTime: 15,
  leaveTime: 2,
  breakTime: 60,
  nightTime: 3,
};
const { type: _type, state: _state, ...sums } = figures;
const inMonth = { periodId: 'b1~2026-02', branchId: 'b1', month: '2026-02', employeeId: 'id1' };
const monthClosed: Happened = {
  type: 'PersonMonthClosed',
  data: {
    ...inMonth,
    staffNumber: '7',
    firstName: secret,
    lastName: null,
    position: '1',
    rules: [],
    days: [{ date: '2026-02-02', asItIs: true, ...figures }],
    sums,
    due: null,
  },
};
const different: Happened = {
  type: 'PeriodDifferenceRecorded',
  data: {
    ...inMonth,
    id: 'b1~2026-02~id1~2026-02-02~1',
    date: '2026-02-02',
    before: figures,
    after: { ...figures, actualWorkTime: 480, missingTime: 5 },
    change: { ...sums, actualWorkTime: 10, missingTime: -10 },
    cause: 'READING',
    causedBy: 'e1',
    reason: secret,
    payableIn: '2026-03',
    due: null,
  },
};
const messagesOf = (...events: Happened[]) => publishedMessages('attendance', publications, events);

const start = { id: 'w1', personId: 'id1', from: '2026-02-02', to: '2026-02-08', cancelled: false };
const monday = { date: '2026-02-02', shiftId: 's1', minutes: 480, begin: '08:00', end: '17:00' };
const tuesday = { date: '2026-02-03', shiftId: 's2', minutes: 400 };

describe('a workplan', () => {
  it('is told with the shifts of its dates whenever they change, without notes and reasons', () => {
    const told = messagesOf(set, removed, cancelled);
    expect(told.map(({ message, data }) => [message, data.workplan])).toEqual([
      ['WorkplanChanged', { ...start, shift: [monday, tuesday] }],
      ['WorkplanChanged', { ...start, shift: [tuesday] }],
      ['WorkplanChanged', { ...start, shift: [tuesday], cancelled: true }],
    ]);
    expect(JSON.stringify(told)).not.toContain(secret);
  });

  it('is not told again for its note', () =>
    expect(messagesOf(set, { type: 'WorkplanNoted', data: { id: 'w1', note: secret, by: 'id2' } })).toHaveLength(1));
});

describe('a closed month', () => {
  it('is told per person with the minutes of each day, and each difference with what is to be added', () => {
    const told = messagesOf(monthClosed, different);
    expect(told.map(({ message, data }) => [message, data])).toMatchObject([
      ['PeriodClosed', { period: { personId: 'id1', day: [{ date: '2026-02-02', minutes: { worked: 470 } }] } }],
      ['PeriodDifference', { difference: { change: { worked: 10, missing: -10 }, payableIn: '2026-03' } }],
    ]);
    expect(JSON.stringify(told)).not.toContain(secret);
  });
});

const step = { order: 1, kind: 'OVERTIME_MANAGER', managerId: 'id2', state: 'PENDING' };
const overtimeAsked: Happened = {
  type: 'OvertimeRequested',
  data: {
    id: 'o1',
    overtimeDate: '2026-02-02',
    shiftId: 's1',
    overtimeTypeId: null,
    period: 'CLOCK_OUT',
    durationInMinutes: 90,
    reason: secret,
    branchId: 'b1',
    name: 'Ayşe Demir',
    steps: [step],
    escalated: null,
  },
};
const decided = (type: string): Happened => {
  const data = { id: 'o1', overtimeDate: '2026-02-02', steps: [step], by: 'id2', note: secret, bySuperAdmin: false };
  return { type, data };
};
const overtimeCancelled = (wasApproved: boolean): Happened => {
  const data = { id: 'o1', overtimeDate: '2026-02-02', wasApproved, steps: [step], reason: secret, by: 'id1' };
  return { type: 'OvertimeCancelled', data };
};

describe('overtime', () => {
  const statesOf = (...events: Happened[]) => messagesOf(overtimeAsked, ...events).map(({ data }) => data.overtime);
  const told = { id: 'o1', personId: 'id1', date: '2026-02-02', period: 'CLOCK_OUT', minutes: 90 };

  it('is told when it is decided, without notes and reasons, and when an approval is taken back', () => {
    expect(statesOf(decided('OvertimeApproved'), overtimeCancelled(true))).toEqual([
      { ...told, status: 'APPROVED' },
      { ...told, status: 'CANCELLED' },
    ]);
    expect(statesOf(decided('OvertimeDenied'))).toEqual([{ ...told, status: 'DENIED' }]);
    expect(JSON.stringify(messagesOf(overtimeAsked, decided('OvertimeApproved')))).not.toContain(secret);
  });

  it('is not told of while nobody has decided', () =>
    expect(statesOf(decided('OvertimeStepApproved'), overtimeCancelled(false))).toEqual([]));
});

describe('all messages', () => {
  const head = { epoch: 'e1', position: '0000000000000002', events: 2, digest: 'd2', previous: 'd1' };
  const signed = { at: '2026-02-02T08:00:00.000Z', publicKey: 'k', signature: 's' };
  const all = messagesOf(set, removed, cancelled, monthClosed, different, overtimeAsked, decided('OvertimeApproved'), {
    type: 'LogHeadSigned',
    data: { ...head, ...signed },
  });

  it('are those of the proto, each once, and fill every field of it', () => {
    const declared = publishedLanguage('attendance').messages();
    expect(publications.map(({ message }) => message).toSorted()).toEqual(declared.toSorted());
    expect(unfilledFields('attendance', all)).toEqual([]);
  });
});
