import { describe, expect, it } from '@jest/globals';
import { project, seenOf } from '@kadro/chassis/declare';
import { stateAfter } from '@kadro/chassis/testing/rules';
import fc from 'fast-check';
import { rowAsOf } from '../../../../chassis/src/time/as-of.ts';
import { aPerson } from '../../testing/past.ts';
import { leaving, m1, m2 } from '../../testing/plans.ts';
import { takeEffect } from '../due-changes/rules.ts';
import { changeEmployment } from '../employment/rules.ts';
import { person, type PersonEvent } from '../events.ts';
import { changeManagement } from '../managers/rules.ts';
import { resign } from '../resign/rules.ts';
import { revokePlan } from '../revoke-plan/rules.ts';
import { type PersonState } from '../state.ts';
import { type EmployeeRow } from './employee.ts';
import { employees } from './employees.ts';
import { placesOf } from './plans.ts';

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
  const past: { draft: PersonEvent; day: string }[] = [{ draft: aPerson({ hiredDate: hired }), day: hired }];
  const state = (): PersonState =>
    stateAfter(
      person,
      past.map(({ draft }) => draft),
    );
  const decide = (rule: (state: PersonState) => PersonEvent[]): void => {
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
      meta: { organization: 'o1', actor: 'a', command: '', cause: '', correlation: '', day },
    },
  }));
  return { events, today: today.toString(), state: state() };
}

const essence = (doc: unknown): object => {
  const {
    revision: _revision,
    updatedDateTime: _at,
    _changed,
    _places,
    _toldPlan,
    ...row
  } = doc as EmployeeRow & {
    _changed: unknown;
  };
  return { ...row, places: placesOf({ _places } as EmployeeRow) };
};

describe('a life in whatever order it was recorded', () => {
  const liveRow = ({ events }: ReturnType<typeof lived>): EmployeeRow =>
    events.reduce<ReturnType<typeof project<EmployeeRow>>>(
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
