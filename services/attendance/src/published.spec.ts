import { describe, expect, it } from '@jest/globals';
import { publishedLanguage } from '@kadro/chassis';
import { type Happened, publishedMessages, unfilledFields } from '@kadro/chassis/testing';
import { publications } from './published.ts';
import { unsaid } from './shift/shape.ts';

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
const monday = { date: '2026-02-02', shiftId: 's1', version: 2, minutes: 480, begin: '08:00', end: '17:00' };
const tuesday = { date: '2026-02-03', shiftId: 's2', version: 2, minutes: 400 };

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

const named = { name: { en: secret } };
const fields = {
  ...unsaid,
  ...named,
  type: 'FIX',
  begin: '08:00',
  end: '17:00',
  breakTime: 60,
  breakMode: 'AUTOMATIC',
};
const shiftDefined: Happened = { type: 'ShiftDefined', data: fields };
const shiftRedefined: Happened = {
  type: 'ShiftRedefined',
  data: { version: 2, effectiveOn: '2026-03-01', changed: { type: 'DYNAMIC', totalWorkTime: 420 } },
};
const weekDuty: Happened = {
  type: 'ShiftDefined',
  data: { ...unsaid, ...named, type: 'FLEXIBLE', over: 'WEEK', totalWorkTime: 2_402 },
};
const crews = [{ shifts: [{ shiftId: 's1', version: 2 }] }, { shifts: [] }];
const worksheetDefined: Happened = {
  type: 'WorksheetDefined',
  data: { ...named, branchId: null, anchor: '2026-02-02', days: crews },
};
const worksheetRedefined: Happened = {
  type: 'WorksheetRedefined',
  data: { version: 2, effectiveOn: '2026-03-01', changed: { anchor: '2026-02-03' } },
};
const standing = { through: '2026-03-31', version: 2, by: 'id2', correction: secret };
const byDefault: Happened = { type: 'DefaultShiftSet', data: { from: '2026-02-01', shiftId: 's1', ...standing } };
const byWorksheet = (from: string, worksheetId: string | null): Happened => ({
  type: 'WorksheetAssigned',
  data: { from, worksheetId, offset: 1, ...standing },
});

describe('what people have where nothing is planned', () => {
  it('is told by the versions of shifts and worksheets, as they are made', () => {
    const [first, second] = messagesOf(shiftDefined, shiftRedefined).map(({ data }) => data.version);
    expect(first).toMatchObject({ version: 1, minutes: 480, begin: '08:00', end: '17:00', candidate: false });
    expect(second).toMatchObject({ version: 2, effectiveOn: '2026-03-01', minutes: 420, candidate: true });
    expect(messagesOf(worksheetDefined, worksheetRedefined).map(({ data }) => data.version)).toMatchObject([
      { version: 1, anchor: '2026-02-02', day: [{ shift: [{ shiftId: 's1', version: 2 }] }, { shift: [] }] },
      { version: 2, anchor: '2026-02-03', effectiveOn: '2026-03-01', day: [{ shift: [{}] }, {}] },
    ]);
    const [week] = messagesOf(weekDuty).map(({ data }) => data.version);
    expect(week).toMatchObject({ minutes: 480, weekDays: 5, weekMinutes: 2_402 });
    const told = messagesOf(shiftDefined, shiftRedefined, worksheetDefined, worksheetRedefined);
    expect(JSON.stringify(told)).not.toContain(secret);
  });

  it('is told per person, from which dates on', () => {
    const told = messagesOf(byDefault, byWorksheet('2026-02-10', 'w1'), byWorksheet('2026-02-05', null));
    expect(told.at(-1)).toMatchObject({
      message: 'StandingPlanChanged',
      data: {
        plan: {
          worksheet: [{ from: '2026-02-05', offset: 1 }],
          shift: [{ from: '2026-02-01', shiftId: 's1', version: 2 }],
        },
      },
    });
    expect(told[1]!.data.plan).toMatchObject({ worksheet: [{ from: '2026-02-10', worksheetId: 'w1', version: 2 }] });
    expect(JSON.stringify(told)).not.toContain(secret);
  });
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

  it('is told of a day that was not there before, or is not any more, and of whoever has no branch', () => {
    const data = { ...different.data, branchId: null };
    const [came] = messagesOf({ ...different, data: { ...data, before: null } });
    const [went] = messagesOf({ ...different, data: { ...data, after: null } });
    expect([came!.data.difference, went!.data.difference]).toMatchObject([
      { branchId: '', after: { worked: 480 } },
      { branchId: '', before: { worked: 470 } },
    ]);
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
  const plans = [weekDuty, shiftDefined, shiftRedefined, worksheetDefined, worksheetRedefined, byDefault];
  const closing = [monthClosed, different, overtimeAsked, decided('OvertimeApproved')];
  const all = messagesOf(set, removed, cancelled, ...plans, byWorksheet('2026-02-10', 'w1'), ...closing, {
    type: 'LogHeadSigned',
    data: { ...head, ...signed },
  });

  it('are those of the proto, each once, and fill every field of it', () => {
    const declared = publishedLanguage('attendance').messages();
    expect(publications.map(({ message }) => message).toSorted()).toEqual(declared.toSorted());
    expect(unfilledFields('attendance', all)).toEqual([]);
  });
});
