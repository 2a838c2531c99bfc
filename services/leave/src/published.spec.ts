import { describe, expect, it } from '@jest/globals';
import { type NewEvent, type EventType, publishedLanguage } from '@kadro/chassis';
import { type Happened, publishedMessages, unfilledFields } from '@kadro/chassis/testing';
import { type LeaveAccountEvents } from './account/events.ts';
import { type DayFact } from './account/shared/shapes.ts';
import { declaration } from './declaration.ts';
import { publications } from './published.ts';

type Event = NewEvent<LeaveAccountEvents> & Pick<Happened, 'at'>;
type Asked = Extract<Event, { type: 'LeaveRequested' }>['data'];

const secret = 'a reason that is nobody else’s affair';
const day = (date: string, change: Partial<DayFact> = {}): DayFact => ({
  date,
  minutes: 480,
  of: 480,
  part: 'FULL',
  kind: 'ON_LEAVE',
  ...change,
});
const friday = day('2026-02-06');
const saturday = day('2026-02-07', { minutes: 0, of: 0, kind: 'OFFDAY' });
const monday = day('2026-02-09');
const steps = [{ order: 0, kind: 'LEAVE_MANAGER', managerId: 'm1', state: 'PENDING' }] as Asked['steps'];
const ofRequest = { id: 'r1', leaveTypeId: 't1', tracksBalance: true, branchId: 'b1', wasOpen: true };

const asked = (change: Partial<Asked> = {}): Asked => ({
  id: 'r1',
  leaveTypeId: 't1',
  kind: 'PAID',
  duration: 'FULL_DAY',
  period: null,
  beginDate: '2026-02-06',
  endDate: '2026-02-09',
  beginTime: null,
  endTime: null,
  tracksBalance: true,
  documentRequired: false,
  advanceDays: '0',
  days: [friday, saturday, monday],
  reason: secret,
  documents: ['d1'],
  steps,
  escalated: null,
  branchId: 'b1',
  name: 'deniz ozturk',
  balanceBefore: '14',
  balanceAfter: '12',
  ...change,
});
const requested: Event = { type: 'LeaveRequested', data: asked() };
const decision = { id: 'r1', steps, by: 'm1', note: secret, bySuperAdmin: false };
const approved: Event = { type: 'LeaveApproved', data: decision };
const cancelled = (from: string | null, returned: DayFact[], to?: string): Event => ({
  type: 'LeaveCancelled',
  data: { ...ofRequest, reason: secret, from, ...(to && { to }), returned, steps, by: 'id1' },
});

const messagesOf = (...events: Happened[]) => publishedMessages('leave', publications, events);
const told = (...events: Event[]) =>
  messagesOf(requested, ...events)
    .slice(1)
    .map(({ message, data }) => [message, data.leave]);

const shown = ({ date, minutes, of, part, kind }: DayFact) => ({ date, minutes, of, part, kind });
const start = {
  id: 'r1',
  personId: 'id1',
  branchId: 'b1',
  leaveTypeId: 't1',
  kind: 'PAID',
  status: 'PENDING',
  beginDate: '2026-02-06',
  endDate: '2026-02-09',
  duration: 'FULL_DAY',
  days: '2',
  minutes: 960,
  day: [friday, saturday, monday].map(shown),
  requestedAt: '2026-01-05T08:00:00.000Z',
};
const at = '2026-01-05T08:00:01.000Z';

describe('what leave says of a request', () => {
  it('begins with the whole of it, days that cost nothing too', () =>
    expect(messagesOf(requested)).toEqual([
      { message: 'LeaveRequested', event: 'LeaveRequested', concerns: 'id1', data: { leave: start } },
    ]));

  it.each<[string, Event[], string, object]>([
    [
      'other dates',
      [{ type: 'LeaveChanged', data: { ...asked({ days: [friday], endDate: '2026-02-06' }), restarted: true } }],
      'LeaveChanged',
      { endDate: '2026-02-06', days: '1', minutes: 480, day: [shown(friday)] },
    ],
    [
      'a question',
      [{ type: 'DetailAsked', data: { id: 'r1', steps, by: 'm1', note: secret } }],
      'LeaveChanged',
      { status: 'NEED_EXTRA_DETAIL' },
    ],
    ['an approval', [approved], 'LeaveApproved', { status: 'APPROVED', decidedAt: at }],
    ['a denial', [{ type: 'LeaveDenied', data: decision }], 'LeaveDenied', { status: 'DENIED', decidedAt: at }],
    [
      'days that are cancelled',
      [cancelled('2026-02-09', [monday])],
      'LeaveCancelled',
      {
        endDate: '2026-02-07',
        cancelledFrom: '2026-02-09',
        days: '1',
        minutes: 480,
        day: [friday, saturday].map(shown),
      },
    ],
    [
      'days in the middle that are cancelled',
      [cancelled('2026-02-07', [saturday], '2026-02-07')],
      'LeaveCancelled',
      { cancelledFrom: '2026-02-07', cancelledTo: '2026-02-07', day: [friday, monday].map(shown) },
    ],
    [
      'the end of it',
      [cancelled(null, [friday, saturday, monday])],
      'LeaveCancelled',
      { status: 'CANCELLED', days: '0', minutes: 0, day: [] },
    ],
    [
      'a holiday',
      [
        {
          type: 'LeaveRecounted',
          data: {
            ...ofRequest,
            before: asked().days,
            days: [friday, saturday, day('2026-02-09', { minutes: 240, part: 'SECOND_HALF', holidayId: 'h1' })],
            cause: { kind: 'HOLIDAY', id: 'h1' },
            shortfall: null,
          },
        },
      ],
      'LeaveRecounted',
      {
        days: '1.5',
        minutes: 720,
        day: [friday, saturday, day('2026-02-09', { minutes: 240, part: 'SECOND_HALF' })].map(shown),
      },
    ],
  ])('follows %s', (_what, events, message, change) =>
    expect(told(...events)).toEqual([[message, { ...start, ...change }]]),
  );

  it('goes on when details were given', () =>
    expect(
      told(
        { type: 'DetailAsked', data: { id: 'r1', steps, by: 'm1', note: secret } },
        { type: 'DetailGiven', data: { id: 'r1', steps, note: secret, documents: [] } },
      ).at(-1),
    ).toEqual(['LeaveChanged', start]));
  it('keeps when it was approved, though it is cancelled later', () =>
    expect(told(approved, cancelled(null, [friday, saturday, monday])).at(-1)).toEqual([
      'LeaveCancelled',
      { ...start, status: 'CANCELLED', days: '0', minutes: 0, day: [], decidedAt: at },
    ]));
  it('writes hours as a decimal of the day', () => {
    const hours = {
      duration: 'HOURLY',
      beginTime: '09:00',
      endTime: '10:00',
      endDate: '2026-02-06',
      days: [day('2026-02-06', { minutes: 60, of: 450, part: 'HOURS' })],
    } as const;
    expect(
      messagesOf({ type: 'LeaveRequested', data: asked({ ...hours, days: [...hours.days] }) })[0]!.data.leave,
    ).toMatchObject({ days: '0.1333', beginTime: '09:00', endTime: '10:00' });
  });

  it.each<[string, Event]>([
    ['a step that others follow', { type: 'LeaveStepApproved', data: decision }],
    ['another reason or document', { type: 'LeaveChanged', data: { ...asked({ reason: 'other' }), restarted: false } }],
    ['a document', { type: 'DocumentAdded', data: { id: 'r1', documentId: 'd2' } }],
    ['a document that is gone', { type: 'DocumentRemoved', data: { id: 'r1', documentId: 'd1' } }],
  ])('is silent about %s', (_what, event) => expect(told(event)).toEqual([]));
});

const entitlement: Event = {
  type: 'EntitlementSet',
  data: {
    id: 'e1',
    leaveTypeId: 't1',
    year: 2026,
    on: '2026-01-01',
    days: '41/2',
    difference: '-7/2',
    note: secret,
    shortfall: null,
    branchId: 'b1',
  },
};
const adjustment: Event = {
  type: 'BalanceAdjusted',
  data: {
    id: 'e2',
    leaveTypeId: 't1',
    on: '2026-03-01',
    days: '-1/3',
    reason: secret,
    shortfall: null,
    branchId: 'b1',
  },
};
const fields = {
  kind: 'RESTRICTED_HOLIDAY',
  color: '#0f766e',
  durations: ['FULL_DAY', 'HOURLY'],
  tracksBalance: true,
  countsCalendarDays: true,
  documentRequired: true,
  reasonRequired: true,
  noticeDays: 3,
  minimumDays: 0.5,
  maximumDays: 10,
  advanceDays: 0.25,
  usageRule: 'ON_WEEK',
};
const leaveType: Happened[] = [
  { type: 'LeaveTypeCreated', data: { name: { en: 'Birthday' }, ...fields } },
  { type: 'LeaveTypeChanged', data: { minimumDays: null, advanceDays: 0 } },
  { type: 'LeaveTypeArchived', data: {} },
  { type: 'LeaveTypeRestored', data: {} },
];

describe('what leave says of balances and types', () => {
  it('says the entitlement of a year and what changes', () =>
    expect(messagesOf(entitlement)).toEqual([
      {
        message: 'EntitlementSet',
        event: 'EntitlementSet',
        concerns: 'id1',
        data: { personId: 'id1', leaveTypeId: 't1', on: '2026-01-01', year: 2026, days: '20.5', difference: '-3.5' },
      },
    ]));
  it('says an adjustment', () =>
    expect(messagesOf(adjustment).map(({ concerns, data }) => [concerns, data])).toEqual([
      ['id1', { personId: 'id1', leaveTypeId: 't1', on: '2026-03-01', days: '-0.3333', difference: '-0.3333' }],
    ]));
  it('follows a type until it is archived, and on when it is restored', () => {
    const first = {
      id: 'id1',
      names: { en: 'Birthday' },
      ...fields,
      minimumDays: '0.5',
      maximumDays: '10',
      advanceDays: '0.25',
      archived: false,
    };
    const { minimumDays: _minimum, ...second } = { ...first, advanceDays: '0' };
    expect(messagesOf(...leaveType).map(({ concerns, data }) => [concerns, data.leaveType])).toEqual(
      [first, second, { ...second, archived: true }, second].map((one) => [null, one]),
    );
  });
});

describe('the publications of leave', () => {
  const language = publishedLanguage('leave');
  const half = asked({
    id: 'r2',
    duration: 'HALF_DAY',
    period: 'FIRST_HALF',
    endDate: '2026-02-06',
    beginTime: '09:00',
    endTime: '10:00',
    days: [day('2026-02-06', { minutes: 240, part: 'FIRST_HALF' })],
  });
  const all = [
    ...messagesOf(
      requested,
      { type: 'LeaveChanged', data: { ...asked(), restarted: true } },
      approved,
      cancelled('2026-02-07', [saturday], '2026-02-07'),
      {
        type: 'LeaveRecounted',
        data: {
          ...ofRequest,
          before: [monday],
          days: [monday],
          cause: { kind: 'PATTERN', id: 'id1' },
          shortfall: null,
        },
      },
    ),
    ...messagesOf({ type: 'LeaveRequested', data: half }, { type: 'LeaveDenied', data: { ...decision, id: 'r2' } }),
    ...messagesOf(entitlement, adjustment),
    ...messagesOf(...leaveType),
    ...messagesOf({
      type: 'LogHeadSigned',
      data: {
        epoch: 'e1',
        position: '0000000000000002',
        events: 2,
        digest: 'd2',
        previous: 'd1',
        at,
        publicKey: 'k',
        signature: 's',
      },
    }),
  ];

  it('are all messages of the proto, each once', () =>
    expect(publications.map(({ message }) => message).toSorted()).toEqual(language.messages().toSorted()));
  it('fill every field of the proto', () => expect(unfilledFields('leave', all)).toEqual([]));
  it('hold no free text and no name', () => expect(JSON.stringify(all)).not.toMatch(/nobody else|deniz/));
  it('hold no personal field at all', () => {
    const { schemas } = (
      language.asyncApi({ version: '1' }) as { components: { schemas: Record<string, { properties: object }> } }
    ).components;
    const published = new Set(Object.values(schemas).flatMap(({ properties }) => Object.keys(properties)));
    const personal = declaration.deciders.flatMap((decider) =>
      Object.values(decider.events as Record<string, EventType>).flatMap((type) => [...type.personal.keys()]),
    );
    expect(personal).toContain('reason');
    expect(personal.filter((field) => published.has(field))).toEqual([]);
  });
});
