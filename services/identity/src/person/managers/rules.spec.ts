import { describe, it } from '@jest/globals';
import { given as givenStream } from '@kadro/chassis/testing/rules';
import { aPerson, managementChanged } from '../../testing/past.ts';
import { person, type PersonEvent } from '../events.ts';
import { type PersonState } from '../state.ts';
import { changeManagement, type ManagerLists } from './rules.ts';

const given = (...past: PersonEvent[]) => givenStream(person, [aPerson(), ...past]);
const [m1, m2, m3, p1] = [1, 2, 3, 4].map((n) => `018f0000-0000-7000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
];
const quit = { quitDate: '2026-01-31', quitReason: 'RESIGNATION' } as const;
const today = '2026-02-01';
const facts = { today, planId: 'plan1' };
const resigned = { type: 'PersonResigned' as const, data: quit };

describe('naming managers', () => {
  const change = (input: ManagerLists, effectiveOn?: string) => (state: PersonState) =>
    changeManagement(state, { ...input, effectiveOn }, { ...facts, self: p1 });
  const past = managementChanged({ leaveManagers: [m1, m2], added: [m1, m2] });
  const now = { effectiveOn: today };

  it('keeps the order and says who came', () =>
    given()
      .when(change({ leaveManagers: [m1, m2] }))
      .then(managementChanged({ leaveManagers: [m1, m2], added: [m1, m2], ...now })));
  it('says who went, but not one who stands in another list', () =>
    given(past)
      .when(change({ leaveManagers: [m1], shiftManagers: [m2, m3] }))
      .then(managementChanged({ leaveManagers: [m1], shiftManagers: [m2, m3], added: [m3], ...now })));
  it('records a new order', () =>
    given(past)
      .when(change({ leaveManagers: [m2, m1] }))
      .then(managementChanged({ leaveManagers: [m2, m1], ...now })));
  it('records nothing for the same lists', () =>
    given(past)
      .when(change({ leaveManagers: [m1, m2], expenseManagers: [] }))
      .nothing());
  it('takes one only once into a list', () =>
    given(past)
      .when(change({ leaveManagers: [m1, m2, m1] }))
      .nothing());
  it('lets nobody manage himself', () =>
    given()
      .when(change({ expenseManagers: [m1, p1] }))
      .rejected('manager_cycle', { expenseManagers: 'manager_cycle' }));
  it('moves no right for a past that was replaced since', () =>
    given(past)
      .when(change({ leaveManagers: [m3], shiftManagers: [m3] }, '2025-06-01'))
      .then(
        managementChanged({
          leaveManagers: [m3],
          shiftManagers: [m3],
          added: [m3],
          superseded: ['leaveManagers'],
          effectiveOn: '2025-06-01',
        }),
      ));
  it('is planned for a later day', () =>
    given(past)
      .when(change({ leaveManagers: [m3], shiftManagers: [] }, '2026-03-01'))
      .then({
        type: 'ManagementChangePlanned',
        data: { id: 'plan1', effectiveOn: '2026-03-01', leaveManagers: [m3] },
      }));
  it('is not planned for one who has left', () =>
    given(resigned)
      .when(change({ leaveManagers: [m3] }, '2026-03-01'))
      .rejected('not_active'));
});
