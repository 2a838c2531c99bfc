import { describe, expect, it } from '@jest/globals';
import { type Draft, project, type RowRecord, seenOf } from '@kadro/chassis';
import { given as givenStream, projectRows, stateAfter } from '@kadro/chassis/testing';
import fc from 'fast-check';
import { rowAsOf } from '../../../../chassis/src/time/as-of.ts';
import { type EmployeeRow } from '../rows/employee.ts';
import { employees } from '../rows/employees.ts';
import { person } from '../events.ts';
import { type PersonState } from '../state.ts';
import { changeEmployment } from '../employment/rules.ts';
import { changeManagement } from '../managers/rules.ts';
import { resign } from '../resign/rules.ts';
import { type DueFacts, takeEffect } from './rules.ts';
import { revokePlan } from '../revoke-plan/rules.ts';
import { placesOf } from '../rows/plans.ts';
import { principals } from '../../credentials/rows/principals.ts';
import { aPerson, employmentChanged, managementChanged } from '../../testing/past.ts';

type Event = Draft<(typeof person)['events']>;
const [m1, m2] = [1, 2].map((n) => `018f0000-0000-7000-8000-00000000000${n}`) as [string, string];
const given = (...past: Event[]) => givenStream(person, [aPerson(), ...past]);
const move: Event = {
  type: 'EmploymentChangePlanned',
  data: { id: 'move', effectiveOn: '2026-03-01', branchId: 'b2', jobId: 'j2' },
};
const lists: Event = {
  type: 'ManagementChangePlanned',
  data: { id: 'lists', effectiveOn: '2026-03-01', leaveManagers: [m1] },
};
const leaving = { quitReason: 'RETIREMENT', quitDescription: 'why', interviewMade: null } as const;
const leave: Event = { type: 'ResignationPlanned', data: { id: 'leave', quitDate: '2026-03-01', ...leaving } };
const moved: Event = {
  type: 'EmploymentChangeTookEffect',
  data: { id: 'move', effectiveOn: '2026-03-01', superseded: [], branchId: 'b2', jobId: 'j2' },
};
const failed = (id: string, reason: string): Event => ({ type: 'PlannedChangeFailed', data: { id, reason } });
const revoked = (id: string): Event => ({ type: 'PlannedChangeRevoked', data: { id } });
const resigned: Event = { type: 'PersonResigned', data: { quitDate: '2026-02-01', ...leaving } };

describe('revoking a plan', () => {
  const revoke =
    (today: string, id = 'move') =>
    (state: PersonState) =>
      revokePlan(state, { id, today, unknown: 'forbidden' });

  it('is possible until its day', () => given(move).when(revoke('2026-02-28')).then(revoked('move')));
  it.each(['2026-03-01', '2026-05-01'])('is too late on %s, even where it has not taken effect', (today) =>
    given(move).when(revoke(today)).rejected('plan_settled'),
  );
  it.each([[moved], [revoked('move')], [failed('move', 'archived_record')]])('is over after %j', (end) =>
    given(move, end).when(revoke('2026-02-01')).rejected('plan_settled'),
  );
  it.each(['other', '__proto__', ''])('finds no %j', (id) =>
    given(move).when(revoke('2026-02-01', id)).rejected('forbidden'),
  );
});

describe('bringing a plan into force', () => {
  const effect =
    (id: string, facts: Partial<DueFacts> = {}) =>
    (state: PersonState) =>
      takeEffect(state, id, { today: '2026-03-01', refused: null, leaving: {}, ...facts });

  it('happens on its day', () => given(move).when(effect('move')).then(moved));
  it('happens no sooner', () =>
    given(move)
      .when(effect('move', { today: '2026-02-28' }))
      .nothing());
  it('happens however late', () =>
    given(move)
      .when(effect('move', { today: '2026-04-01' }))
      .then(moved));
  it('happens once', () => given(move, moved).when(effect('move')).nothing());
  it('does not happen to what was taken back', () => given(move, revoked('move')).when(effect('move')).nothing());
  it('says what something of a later day has replaced', () =>
    given(move, employmentChanged({ branchId: 'b3', effectiveOn: '2026-03-05' }))
      .when(effect('move'))
      .then({ ...moved, data: { ...moved.data, superseded: ['branchId'] } as never }));
  it('comes before what was recorded on the day itself', () =>
    given(move, employmentChanged({ branchId: 'b3', effectiveOn: '2026-03-01' }))
      .when(effect('move'))
      .then({ ...moved, data: { ...moved.data, superseded: ['branchId'] } as never }));
  it('comes after what was recorded of the day before it was planned', () =>
    given(employmentChanged({ branchId: 'b3', effectiveOn: '2026-03-01' }), move)
      .when(effect('move'))
      .then(moved));
  it('says who came and who went', () =>
    given(managementChanged({ leaveManagers: [m2], added: [m2] }), lists)
      .when(effect('lists'))
      .then({
        type: 'ManagementChangeTookEffect',
        data: {
          id: 'lists',
          effectiveOn: '2026-03-01',
          superseded: [],
          leaveManagers: [m1],
          added: [m1],
          removed: [m2],
        },
      }));
  it('ends the employment and takes back what is planned after it', () =>
    given(leave, { type: 'EmploymentChangePlanned', data: { id: 'later', effectiveOn: '2026-03-02', jobId: 'j3' } })
      .when(effect('leave', { leaving }))
      .then(
        { type: 'ResignationTookEffect', data: { id: 'leave', quitDate: '2026-03-01', ...leaving } },
        revoked('later'),
      ));
  it('fails where its ground is gone', () =>
    given(move)
      .when(effect('move', { refused: 'archived_record' }))
      .then(failed('move', 'archived_record')));
  it.each<[Event, string, string]>([
    [move, 'move', 'not_active'],
    [lists, 'lists', 'not_active'],
    [leave, 'leave', 'already_resigned'],
  ])('fails for one who has left: %#', (plan, id, reason) =>
    given(plan, resigned).when(effect(id)).then(failed(id, reason)),
  );
});

describe('the row of somebody with plans', () => {
  const row = (...events: Event[]) =>
    projectRows(employees, [aPerson(), ...events])['o1/id1'] as unknown as EmployeeRow;
  const shown = {
    id: 'move',
    effectiveOn: '2026-03-01',
    kind: 'EMPLOYMENT',
    fields: ['branchId', 'jobId'],
    changes: { branchId: 'b2', jobId: 'j2' },
    plannedAt: '2026-01-05T08:00:01.000Z',
    plannedBy: 'actor1',
  };
  const early: Event = {
    type: 'EmploymentChangePlanned',
    data: { id: 'early', effectiveOn: '2026-02-01', unitId: 'u2' },
  };

  it('stays as it is and shows them by their days', () => {
    expect(row(move)).toMatchObject({ branchId: 'b1', planned: [shown], plannedOn: '2026-03-01' });
    expect(row(move, early)).toMatchObject({ planned: [{ id: 'early' }, shown], plannedOn: '2026-02-01' });
    expect(row(leave).planned).toEqual([
      {
        id: 'leave',
        kind: 'RESIGNATION',
        effectiveOn: '2026-03-01',
        fields: Object.keys(leaving),
        changes: leaving,
        plannedAt: shown.plannedAt,
        plannedBy: 'actor1',
      },
    ]);
  });
  it('moves when one takes effect', () =>
    expect(row(move, moved)).toMatchObject({
      branchId: 'b2',
      employment: { branchId: 'b2', jobId: 'j2' },
      planned: [],
      plannedOn: null,
    }));
  it('is left when a resignation takes effect', () =>
    expect(
      row(leave, { type: 'ResignationTookEffect', data: { id: 'leave', quitDate: '2026-03-01', ...leaving } }),
    ).toMatchObject({
      status: 'RESIGNED',
      planned: [],
      employment: { passive: true, quitDate: '2026-03-01', quitReason: 'RETIREMENT', quitDescription: 'why' },
    }));
  it.each([[revoked('move')], [failed('move', 'archived_record')]])('forgets one after %j', (end) =>
    expect(row(move, end)).toMatchObject({ branchId: 'b1', planned: [], plannedOn: null }),
  );
  it('leaves today what a past change says of the past only', () =>
    expect(row(employmentChanged({ branchId: 'b3', jobId: 'j3', superseded: ['branchId'] }))).toMatchObject({
      branchId: 'b1',
      jobId: 'j3',
    }));
  it('keeps nothing of the day in the sections', () => {
    const { employment, management } = row(
      move,
      moved,
      employmentChanged({ jobId: 'j3' }),
      managementChanged({ leaveManagers: [m1] }),
    );
    expect(
      [employment, management]
        .flatMap(Object.keys)
        .filter((field) => ['id', 'effectiveOn', 'superseded', 'added', 'removed'].includes(field)),
    ).toEqual([]);
  });

  it.each<[string, Event[], object[]]>([
    ['begin with the hiring', [], [{ from: '2024-03-01', branchId: 'b1', workingPattern: null }]],
    ['leave out what is only planned', [move], [{ from: '2024-03-01', branchId: 'b1', workingPattern: null }]],
    [
      'follow what took effect',
      [move, moved],
      [
        { from: '2024-03-01', branchId: 'b1', workingPattern: null },
        { from: '2026-03-01', branchId: 'b2', workingPattern: null },
      ],
    ],
    [
      'take in a late past',
      [
        employmentChanged({ branchId: 'b3', effectiveOn: '2026-03-01' }),
        employmentChanged({ branchId: 'b2', effectiveOn: '2025-01-01', superseded: ['branchId'] }),
      ],
      [
        { from: '2024-03-01', branchId: 'b1', workingPattern: null },
        { from: '2025-01-01', branchId: 'b2', workingPattern: null },
        { from: '2026-03-01', branchId: 'b3', workingPattern: null },
      ],
    ],
  ])('has places that %s', (_what, events, places) => expect(placesOf(row(...events))).toEqual(places));
});

describe('the account of somebody whose change takes effect', () => {
  const account = (id: string, ...events: Event[]) => projectRows(principals, [aPerson(), ...events])[`o1/${id}`];

  it('moves with the branch, and its access token ends', () =>
    expect(account('id1', move, moved)).toMatchObject({ branchId: 'b2', access: 'e2', sign: 'e0' }));
  it('is as it was while it is planned, and after what was replaced', () =>
    expect(account('id1', move, lists, employmentChanged({ branchId: 'b3', superseded: ['branchId'] }))).toMatchObject({
      branchId: 'b1',
      access: 'e0',
    }));
  it('ends with a resignation', () =>
    expect(
      account('id1', leave, {
        type: 'ResignationTookEffect',
        data: { id: 'leave', quitDate: '2026-03-01', ...leaving },
      }),
    ).toMatchObject({ status: 'RESIGNED', sign: 'e2' }));
});

describe('a change that was stored before changes had days', () => {
  it.each(['EmploymentChanged', 'ManagementChanged'] as const)('counts from the day %s was recorded on', (name) => {
    const { v, upcasts } = person.events[name];
    expect([
      v,
      upcasts?.[1]?.({ shiftManagers: [m1], added: [m1] }, { at: '2026-01-04T22:30:00.000Z', day: '2026-01-05' }),
    ]).toEqual([2, { shiftManagers: [m1], added: [m1], effectiveOn: '2026-01-05', superseded: [] }]);
  });
});

/** Something that an admin does, or days that pass. */
type Deed =
  | { do: 'wait'; days: number }
  | { do: 'work'; fields: object; days: number | null }
  | { do: 'lists'; lists: object; days: number | null }
  | { do: 'leave'; days: number }
  | { do: 'revoke'; n: number }
  | { do: 'settle' };

const one = fc.constantFrom('a', 'b', 'c');
const week = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };
const fields = fc.record(
  {
    branchId: one,
    unitId: fc.option(one),
    workingPattern: fc.option(fc.constantFrom(week, { ...week, friday: 0 })),
    ssn: one,
  },
  { requiredKeys: [] },
);
const managers = fc.record(
  {
    leaveManagers: fc.array(fc.constantFrom(m1, m2), { maxLength: 2 }),
    shiftManagers: fc.array(fc.constantFrom(m1, m2), { maxLength: 2 }),
  },
  { requiredKeys: [] },
);
const days = fc.option(fc.integer({ min: -12, max: 12 }));
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('wait'), days: fc.integer({ min: 0, max: 6 }) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('work'), fields, days }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('lists'), lists: managers, days }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('leave'), days: fc.integer({ min: -3, max: 8 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('revoke'), n: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('settle') }) },
) as fc.Arbitrary<Deed>;

/** A life from the deeds that the rules allow; at its end everything due has taken effect. */
function lived(deeds: readonly Deed[]) {
  const hired = '2026-01-05';
  let today = Temporal.PlainDate.from('2026-01-20');
  const past: { draft: Event; day: string }[] = [{ draft: aPerson({ hiredDate: hired }), day: hired }];
  const state = (): PersonState =>
    stateAfter(
      person,
      past.map(({ draft }) => draft),
    );
  const decide = (rule: (state: PersonState) => Event[]): void => {
    try {
      past.push(...rule(state()).map((draft) => ({ draft, day: today.toString() })));
    } catch (refused) {
      if (!(refused instanceof Error) || refused.name === 'TypeError') throw refused;
    }
  };
  const settle = (): void => {
    const due = state()
      .plans.filter(({ on }) => on <= today.toString())
      .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
    for (const { id } of due) decide((now) => takeEffect(now, id, { today: today.toString(), refused: null, leaving }));
  };
  for (const [n, step] of [...deeds, { do: 'settle' } as const].entries()) {
    const facts = { today: today.toString(), planId: `p${n}`, self: 'id1', otherSuperAdmin: true };
    const effectiveOn = 'days' in step && step.days !== null ? today.add({ days: step.days }).toString() : undefined;
    if (step.do === 'wait') today = today.add({ days: step.days });
    if (step.do === 'work') decide((now) => changeEmployment(now, { ...step.fields, effectiveOn }, facts));
    if (step.do === 'lists') decide((now) => changeManagement(now, { ...step.lists, effectiveOn }, facts));
    if (step.do === 'leave')
      decide((now) => resign(now, { quitDate: effectiveOn!, ...leaving }, { ...facts, self: false }));
    if (step.do === 'revoke')
      decide((now) =>
        revokePlan(now, { id: now.plans[step.n]?.id ?? 'none', today: facts.today, unknown: 'forbidden' }),
      );
    if (step.do === 'settle') settle();
  }
  const events = past.map(({ draft, day }, revision) => ({
    name: draft.type,
    data: draft.data as Record<string, unknown>,
    organization: 'o1',
    id: 'id1',
    stored: {
      id: `e${revision}`,
      type: '',
      v: 1,
      data: {},
      stream: 's',
      revision,
      position: String(revision),
      at: `${day}T08:00:00.000Z`,
      meta: { actor: 'a', day } as never,
    },
  }));
  return { events, today: today.toString(), state: state() };
}

const essence = (doc: unknown): object => {
  const { revision: _revision, updatedDateTime: _at, _places, ...row } = doc as EmployeeRow;
  return { ...row, places: placesOf({ _places } as EmployeeRow) };
};

describe('a life in whatever order it was recorded', () => {
  const liveRow = ({ events }: ReturnType<typeof lived>): EmployeeRow =>
    events.reduce<RowRecord<EmployeeRow> | null>(
      (row, event) => project(employees, row, seenOf(event), 'id1', event.stored),
      null,
    )!.doc;

  it('gives today the row that its days give', () => {
    fc.assert(
      fc.property(fc.array(deed, { minLength: 1, maxLength: 25 }), (deeds) => {
        const life = lived(deeds);
        expect(essence(liveRow(life))).toEqual(
          essence(rowAsOf(employees, life.events, 'id1', { asOf: life.today })!.doc),
        );
      }),
      { numRuns: 400 },
    );
  });

  it('has on each past day the place that its days give', () => {
    fc.assert(
      fc.property(fc.array(deed, { minLength: 1, maxLength: 15 }), fc.integer({ min: 0, max: 40 }), (deeds, n) => {
        const life = lived(deeds);
        const asOf = Temporal.PlainDate.from('2026-01-05').add({ days: n }).toString();
        if (asOf > life.today) return;
        const then = rowAsOf(employees, life.events, 'id1', { asOf })!.doc;
        const { branchId, workingPattern } = placesOf(liveRow(life)).findLast(({ from }) => from <= asOf)!;
        expect([branchId, workingPattern]).toEqual([then.branchId, then.employment.workingPattern]);
      }),
      { numRuns: 200 },
    );
  });

  it('leaves decisions with what the row shows', () => {
    fc.assert(
      fc.property(fc.array(deed, { minLength: 1, maxLength: 15 }), (deeds) => {
        const life = lived(deeds);
        const { status, management, employment, planned } = liveRow(life);
        expect([
          life.state.status,
          life.state.management,
          life.state.employment.branchId,
          life.state.plans.map(({ id }) => id).toSorted(),
        ]).toEqual([status, management, employment.branchId, planned.map(({ id }) => id).toSorted()]);
      }),
      { numRuns: 100 },
    );
  });
});
