import { describe, expect, it } from '@jest/globals';
import { type EventType, publishedLanguage } from '@kadro/chassis';
import { type Happened, publishedMessages, unfilledFields } from '@kadro/chassis/testing';
import { areas } from '@kadro/kernel';
import { branches } from './organization/records/branches.ts';
import { holidays } from './organization/records/holidays.ts';
import { type PersonEvent } from './person/events.ts';
import { declaration } from './declaration.ts';
import {
  branch,
  forgotten,
  head,
  hired,
  holiday,
  life,
  lists,
  organization,
  parameters,
  pattern,
  resigned,
} from './testing/published-events.ts';
import { employmentChanged, managementChanged, noRoles } from './testing/past.ts';

const { publications, readModels, deciders } = declaration;
const messagesOf = (events: readonly Happened[]) => publishedMessages('identity', publications, events);
const last = (...events: PersonEvent[]) =>
  messagesOf([hired, ...events])
    .filter(({ message }) => message !== 'PersonHired')
    .map(({ message, data }) => [message, data.person])[0];
const all = [life, forgotten, branch, holiday, organization, [head]].flatMap((events) => messagesOf(events));

describe('what identity says of a person', () => {
  const start = {
    id: 'id1',
    firstName: 'Deniz',
    lastName: 'Öztürk',
    status: 'ACTIVE',
    language: 'de',
    branchId: 'b1',
    jobId: 'j1',
    hiredDate: '2024-03-01',
    staffNumber: '7',
    generalManagers: [],
    leaveManagers: [],
    shiftManagers: [],
    overtimeManagers: [],
    expenseManagers: [],
    superAdmin: false,
    notifyLeave: true,
    notifyShift: true,
    notifyOvertime: true,
    emailNotification: true,
    places: [{ from: '2024-03-01', branchId: 'b1' }],
    plannedPlaces: [{ from: '2024-03-01', branchId: 'b1' }],
    employments: [{ from: '2024-03-01' }],
    roles: noRoles,
  };
  const placed = (...places: object[]) => {
    const all = [...start.places, ...places];
    return { places: all, plannedPlaces: all };
  };
  const left = { quitDate: '2026-01-31', employments: [{ from: '2024-03-01', to: '2026-01-31' }] };
  const now = '2026-01-05';

  it('begins with the hiring: false and empty lists are written, what is not said is absent', () =>
    expect(messagesOf([hired])).toEqual([
      { message: 'PersonHired', event: 'PersonHired', concerns: 'id1', data: { person: start } },
    ]));

  it.each<[PersonEvent, object]>([
    [
      employmentChanged({ branchId: 'b2', jobId: null }),
      { branchId: 'b2', jobId: undefined, ...placed({ from: now, branchId: 'b2' }) },
    ],
    [
      employmentChanged({ workingPattern: pattern }),
      { workingPattern: pattern, ...placed({ from: now, branchId: 'b1', workingPattern: pattern }) },
    ],
    [employmentChanged({ branchId: 'b2', superseded: ['branchId'] }), placed({ from: now, branchId: 'b2' })],
    [managementChanged({ ...lists, added: [], removed: [] }), lists],
    [{ type: 'PersonalChanged', data: { birthDate: '1990-05-17', gender: 'OTHER' } }, { birthDate: '1990-05-17' }],
    [
      { type: 'RolesChanged', data: { ...noRoles, superAdmin: true } },
      { superAdmin: true, roles: { ...noRoles, superAdmin: true } },
    ],
    [{ type: 'RolesChanged', data: { ...noRoles, hrManager: true } }, { roles: { ...noRoles, hrManager: true } }],
    [employmentChanged({ staffNumber: '8' }), { staffNumber: '8' }],
    [employmentChanged({ staffNumber: null }), { staffNumber: '' }],
    [{ type: 'PermissionChanged', data: { approveLeave: false } }, { mayApproveLeave: false }],
    [{ type: 'PermissionChanged', data: { approveShift: true } }, { mayApproveShift: true }],
    [{ type: 'PermissionChanged', data: { assignShift: false } }, { mayAssignShift: false }],
    [{ type: 'PermissionChanged', data: { approveOvertime: true } }, { mayApproveOvertime: true }],
    [{ type: 'NotificationChanged', data: { leave: false } }, { notifyLeave: false }],
    [{ type: 'NotificationChanged', data: { shift: false } }, { notifyShift: false }],
    [{ type: 'NotificationChanged', data: { overtime: false } }, { notifyOvertime: false }],
    [{ type: 'LanguageChanged', data: { language: 'ar' } }, { language: 'ar' }],
    [
      { type: 'ProfileChanged', data: { lastName: 'Kaya', emailNotification: false } },
      { lastName: 'Kaya', emailNotification: false },
    ],
  ])('follows %j with the whole new state', (event, change) =>
    expect(last(event)).toEqual(['PersonChanged', { ...start, ...change }]),
  );

  it('ends with the last day', () =>
    expect(last(resigned)).toEqual(['PersonResigned', { ...start, status: 'RESIGNED', ...left }]));
  it('follows a plan on its day; until then it tells where and how long somebody will work', () => {
    const move = [
      { type: 'EmploymentChangePlanned', data: { id: 'p', effectiveOn: '2026-03-01', branchId: 'b2' } },
      {
        type: 'EmploymentChangeTookEffect',
        data: { id: 'p', effectiveOn: '2026-03-01', superseded: [], branchId: 'b2' },
      },
    ];
    const lead = [
      { type: 'ManagementChangePlanned', data: { id: 'p', effectiveOn: '2026-03-01', shiftManagers: ['m4'] } },
      {
        type: 'ManagementChangeTookEffect',
        data: { id: 'p', effectiveOn: '2026-03-01', superseded: [], shiftManagers: ['m4'], added: [], removed: [] },
      },
    ];
    const leave = [
      { ...resigned, type: 'ResignationPlanned', data: { id: 'p', ...resigned.data } },
      { ...resigned, type: 'ResignationTookEffect', data: { id: 'p', ...resigned.data } },
    ];
    expect(
      [move, lead, leave].map((events) =>
        messagesOf([hired, ...events])
          .slice(1)
          .map(({ message, event, data }) => [message, event, data.person]),
      ),
    ).toEqual([
      [
        [
          'PersonChanged',
          'EmploymentChangePlanned',
          { ...start, plannedPlaces: placed({ from: '2026-03-01', branchId: 'b2' }).plannedPlaces },
        ],
        [
          'PersonChanged',
          'EmploymentChangeTookEffect',
          { ...start, branchId: 'b2', ...placed({ from: '2026-03-01', branchId: 'b2' }) },
        ],
      ],
      [['PersonChanged', 'ManagementChangeTookEffect', { ...start, shiftManagers: ['m4'] }]],
      [
        ['PersonChanged', 'ResignationPlanned', { ...start, employments: left.employments }],
        ['PersonResigned', 'ResignationTookEffect', { ...start, status: 'RESIGNED', ...left }],
      ],
    ]);
  });
  it('goes on with a rehire', () =>
    expect(
      messagesOf([hired, resigned, { type: 'PersonRehired', data: { hiredDate: '2026-03-01' } }]).at(-1),
    ).toMatchObject({
      message: 'PersonRehired',
      data: {
        person: { ...start, hiredDate: '2026-03-01', employments: [...left.employments, { from: '2026-03-01' }] },
      },
    }));
  it('takes back what it told of a plan, and is silent about others', () => {
    const plan = (fields: object) =>
      messagesOf([
        hired,
        { type: 'EmploymentChangePlanned', data: { id: 'p', effectiveOn: '2026-03-01', ...fields } },
        { type: 'PlannedChangeRevoked', data: { id: 'p' } },
      ]).slice(1);
    expect(plan({ branchId: 'b2' }).at(-1)).toMatchObject({ event: 'PlannedChangeRevoked', data: { person: start } });
    expect(plan({ jobId: 'j2' })).toEqual([]);
  });
  it('has no name of one who was forgotten', () =>
    expect(last({ type: 'ProfileChanged', data: { firstName: null, lastName: null } })).toEqual([
      'PersonChanged',
      { ...start, firstName: '', lastName: '' },
    ]));
  it('tells which classes are forgotten by now', () =>
    expect(messagesOf(forgotten).map(({ concerns, data }) => [concerns, data])).toEqual([
      ['id1', { personId: 'id1', classes: ['health'], generations: {} }],
      ['id1', { personId: 'id1', classes: ['health', 'text'], generations: {} }],
      ['id1', { personId: 'id1', classes: ['health', 'text'], generations: { text: 1 } }],
    ]));

  it.each<[PersonEvent]>([
    [{ type: 'OverviewChanged', data: { title: 'Boss' } }],
    [{ type: 'ContactChanged', data: { address: 'A' } }],
    [{ type: 'ImageChanged', data: { image: 'data:x' } }],
    [{ type: 'ProfileChanged', data: { phone: '+49', identityNumber: '1', smsNotification: false } }],
    [{ type: 'PersonalChanged', data: { bloodType: 'A_POSITIVE', passportNumber: 'U1' } }],
    [employmentChanged({ ssn: '1', trialTime: 60, integrationNumber: '7' })],
  ])('is silent about %j', (event) => expect(last(event)).toBeUndefined());
});

describe('what identity says of the organization', () => {
  const states = (events: readonly Happened[]) => messagesOf(events).map(({ concerns, data }) => [concerns, data]);

  it('follows a branch until it is archived, and on when it is restored', () => {
    const first = {
      id: 'id1',
      names: { en: 'Berlin', tr: 'Berlin' },
      zone: 'Europe/Berlin',
      country: 'DE',
      workingPattern: pattern,
      archived: false,
      patterns: [{ from: '0001-01-01', pattern }],
    };
    const { country: _country, ...second } = first;
    const planned = { ...second, patterns: [...first.patterns, { from: '2027-01-01', pattern }] };
    expect(states(branch)).toEqual(
      [first, second, { ...second, archived: true }, second, planned, second].map((one) => [null, { branch: one }]),
    );
  });
  it('has the pattern of the day a branch is told of, and those of other days', () => {
    const later = { ...pattern, friday: 0 };
    const told = messagesOf([
      branch[0]!,
      { type: 'BranchWorkingPatternChanged', data: { from: '2026-01-06', workingPattern: later } },
      { ...branch[1]!, at: '2026-01-06T08:00:00.000Z' },
    ]).map(({ data }) => data.branch as object);
    expect(told.slice(1)).toMatchObject(
      [pattern, later].map((workingPattern) => ({
        workingPattern,
        patterns: [
          { from: '0001-01-01', pattern },
          { from: '2026-01-06', pattern: later },
        ],
      })),
    );
  });
  it('follows a holiday until it is archived, and on when it is restored', () => {
    const first = {
      id: 'id1',
      names: { en: 'New Year' },
      branchId: 'b1',
      date: '2026-01-01',
      part: 'FULL',
      archived: false,
    };
    const { branchId: _branch, ...second } = { ...first, part: 'MORNING' };
    expect(states(holiday)).toEqual(
      [first, second, { ...second, archived: true }, second].map((one) => [null, { holiday: one }]),
    );
  });
  it('follows what holds for all: areas are off until they are turned on', () => {
    const off = Object.fromEntries(areas.map((area) => [area, true]));
    const end = {
      id: 'id1',
      name: 'Lale',
      zone: 'Europe/Istanbul',
      language: 'tr',
      datePattern: 'DD.MM.YYYY',
      disabledAreas: { ...off, leave: false },
      parameters,
      shiftSelection: true,
    };
    const third = { ...end, disabledAreas: off };
    const second = { ...third, parameters: { ...parameters, passwordExpiryDays: 0 } };
    const first = { ...second, shiftSelection: false };
    expect(states(organization)).toEqual(
      [{ ...first, datePattern: 'YYYY-MM-DD' }, first, second, third, end].map((one) => [null, one]),
    );
  });
  it.each([{ logo: null }, { publicURL: null }, { maxImprestAmount: '5' }])('is silent about %j', (data) =>
    expect(messagesOf([organization[0]!, { type: 'OrganizationChanged', data }])).toHaveLength(1),
  );
});

describe('the publications of identity', () => {
  const language = publishedLanguage('identity');

  it('are all messages of the proto, each once', () =>
    expect(publications.map(({ message }) => message).toSorted()).toEqual(language.messages().toSorted()));
  it('fill every field of the proto', () => expect(unfilledFields('identity', all)).toEqual([]));
  it('are of this service', () => {
    const models = new Set<unknown>([...readModels, branches.model, holidays.model]);
    expect(publications.filter(({ model }) => !models.has(model))).toEqual([]);
  });

  it('hold nothing about health, bank or pay', () => {
    const closed = ['health', 'bank', 'pay'];
    const events = deciders.flatMap((decider) => Object.entries(decider.events as Record<string, EventType>));
    const fields = events.flatMap(([name, { personal }]) =>
      [...personal].filter(([, dataClass]) => closed.includes(dataClass)).map(([field]) => [name, field] as const),
    );
    expect(fields.map(([, field]) => field)).toEqual([
      'bloodType',
      'disabilityLevel',
      'healthPassCode',
      'healthPassCodeExpiry',
    ]);
    const secret = fields.map(([type, field]) => ({
      type,
      data: { birthDate: '1990-05-17', [field]: `secret of ${field}` },
    }));
    const text = JSON.stringify(messagesOf([hired, ...secret]));
    expect([text.includes('1990-05-17'), text.includes('secret of')]).toEqual([true, false]);
    expect(
      fields.filter(([, field]) => JSON.stringify(language.asyncApi({ version: '1' })).includes(`"${field}"`)),
    ).toEqual([]);
  });
});
