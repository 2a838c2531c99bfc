import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Message } from '@kadro/chassis';
import { messageSource } from '@kadro/chassis/testing';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { TestKafka } from '../../../services/chassis/src/testing/engines/kafka.ts';
import { publishedLanguage } from '../../../services/chassis/src/messaging/published-language.ts';

const testKafka = new TestKafka(`test-${randomUUID()}`);
const { messages, close } = testKafka.open();
const languages = { leave: publishedLanguage('leave'), attendance: publishedLanguage('attendance') };

const day = (date: string, part = 'FULL', minutes = 480, kind = 'ON_LEAVE') => ({ date, part, minutes, of: 480, kind });
const leave = (id: string, person: string, change: object) => ({
  id,
  personId: person,
  leaveTypeId: 't1',
  kind: 'PAID',
  status: 'APPROVED',
  beginDate: '2026-11-02',
  endDate: '2026-11-02',
  duration: 'FULL_DAY',
  days: '1',
  minutes: 480,
  requestedAt: '2026-10-01T08:00:00Z',
  ...change,
});
let events = 0;
const saidBy =
  (source: keyof typeof languages, stream: string) =>
  (message: string, person: string, revision: number, data: Record<string, unknown>, id = `e${events++}`): Message => ({
    id,
    type: `${source}.v1.${message}`,
    source,
    organization: 'o1',
    key: `o1/${person}`,
    stream: `${source}.${stream}-o1_${person}`,
    revision,
    at: '2026-10-01T08:00:00.000Z',
    correlation: 'c',
    data: languages[source].json(message, data),
  });
const said = saidBy('leave', 'account');
const saidOfTime = saidBy('attendance', 'periodPerson');
const ofLeave = (message: string, id: string, person: string, revision: number, change: object, event?: string) =>
  said(message, person, revision, { leave: leave(id, person, change) }, event);

const overTheEnd = {
  day: [
    day('2026-10-30'),
    day('2026-10-31', 'FULL', 0, 'OFFDAY'),
    day('2026-11-02'),
    day('2026-11-03', 'FIRST_HALF', 240),
  ],
};
const story: Message[] = [
  ofLeave('LeaveRequested', 'r1', 'ada', 0, { ...overTheEnd, status: 'PENDING' }),
  ofLeave('LeaveApproved', 'r1', 'ada', 1, overTheEnd, 'double'),
  ofLeave('LeaveApproved', 'r1', 'ada', 1, overTheEnd, 'double'),
  ofLeave('LeaveApproved', 'r2', 'ada', 3, {
    kind: 'UNPAID',
    duration: 'HOURLY',
    day: [day('2026-11-10', 'HOURS', 100)],
  }),
  ofLeave('LeaveApproved', 'r3', 'ben', 1, { day: [day('2026-11-05'), day('2026-11-06')] }),
  ofLeave('LeaveRecounted', 'r3', 'ben', 2, { day: [day('2026-11-05', 'FULL', 0, 'HOLIDAY'), day('2026-11-06')] }),
  // a state that is older than the one before it: told again after a crash
  ofLeave('LeaveApproved', 'r3', 'ben', 1, { day: [day('2026-11-05'), day('2026-11-06')] }),
  ofLeave('LeaveApproved', 'r4', 'cem', 1, { day: [day('2026-11-20')] }),
  ofLeave('LeaveCancelled', 'r4', 'cem', 2, { status: 'CANCELLED', day: [] }),
  ofLeave('LeaveRequested', 'r5', 'dan', 0, { status: 'PENDING', day: [day('2026-11-20')] }),
  said('BalanceAdjusted', 'ada', 4, {
    personId: 'ada',
    leaveTypeId: 't1',
    on: '2026-11-01',
    days: '5',
    difference: '5',
  }),
];

const minutes = (worked: number, missing: number) => ({
  expected: worked + missing,
  worked,
  overtime: 0,
  overtimeUnapproved: 0,
  missing,
  leave: 0,
  breakTime: 0,
  night: 0,
});
const october = { periodId: 'b1~2026-10', branchId: 'b1', month: '2026-10', personId: 'ada' };
const found = (id: string, payableIn: string) => ({
  ...october,
  id,
  date: '2026-10-14',
  before: minutes(0, 480),
  after: minutes(480, 0),
  change: minutes(480, -480),
  cause: 'READING',
  payableIn,
});
const timeStory: Message[] = [
  saidOfTime('PeriodClosed', 'ada', 0, { period: { ...october, day: [], sums: minutes(9_120, 480) } }),
  saidOfTime('PeriodDifference', 'ada', 1, { difference: found('d1', '2026-11') }, 'found'),
  saidOfTime('PeriodDifference', 'ada', 1, { difference: found('d1', '2026-11') }, 'found'),
  saidOfTime('PeriodClosed', 'ada', 2, {
    period: { ...october, periodId: 'b1~2026-11', month: '2026-11', day: [], sums: minutes(9_600, 0) },
  }),
];

const consumerOf = (what: 'leave' | 'time', ...given: string[]) =>
  promisify(execFile)(fileURLToPath(new URL('payroll-consumer', import.meta.url)), [
    what,
    '--brokers',
    testKafka.options.brokers.join(','),
    '--topic',
    `${testKafka.options.namespace}.kadro.${what === 'leave' ? 'leave' : 'attendance'}.v1`,
    '--timeout',
    '120',
    ...given,
  ]);
const consumer = (...given: string[]) => consumerOf('leave', ...given);

/** Resolves when Kafka has all of them. */
async function publish(topic: string, all: readonly Message[]): Promise<void> {
  const source = messageSource();
  source.publish(...all);
  await messages.relay(topic, source);
  const last = `:${String(all.length).padStart(16, '0')}`;
  while (!(await testKafka.keyValue.get('*', `relay/${topic}`))?.endsWith(last)) await setTimeout(20);
}

beforeAll(async () => {
  await publish('kadro.leave.v1', story);
  await publish('kadro.attendance.v1', timeStory);
});
afterAll(async () => {
  await close();
  await testKafka.clean();
});

describe('a payroll that reads the leave of a month', () => {
  it('finds what is approved, each day in its month, doubles and older states left out', async () => {
    const { stdout } = await consumer('--month', '2026-11', '--format', 'csv');
    expect(stdout.trim().split('\n')).toEqual([
      'organization,person,leave,days,minutes',
      'o1,ada,PAID,1.5,720',
      'o1,ada,UNPAID,0.2083,100',
      'o1,ben,PAID,1,480',
    ]);
  });

  it('finds the other part of a leave in the month before', async () => {
    const { stdout } = await consumer('--month', '2026-10');
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.split(/ +/)),
    ).toEqual([
      ['organization', 'person', 'leave', 'days', 'minutes'],
      ['o1', 'ada', 'PAID', '1', '480'],
    ]);
  });

  it('finds nothing of an organization that is not there', async () => {
    const { stdout } = await consumer('--month', '2026-11', '--format', 'csv', '--organization', 'o2');
    expect(stdout.trim()).toBe('organization,person,leave,days,minutes');
  });

  it('says so where nobody answers', async () => {
    await expect(consumer('--month', '2026-11', '--brokers', '127.0.0.1:1', '--timeout', '1')).rejects.toThrow(
      'cannot be read',
    );
  });
});

describe('a payroll that reads the working time of a month', () => {
  it('pays a closed month as it was closed, and what was found different since with the month that is open', async () => {
    const read = async (month: string) =>
      (await consumerOf('time', '--month', month, '--format', 'csv')).stdout.trim().split('\n');
    const head = 'organization,person,month,date,cause,worked,overtime,missing,leave';
    expect(await read('2026-10')).toEqual([head, 'o1,ada,2026-10,,CLOSED,9120,0,480,0']);
    expect(await read('2026-11')).toEqual([
      head,
      'o1,ada,2026-10,2026-10-14,READING,480,0,-480,0',
      'o1,ada,2026-11,,CLOSED,9600,0,0,0',
    ]);
  });
});
