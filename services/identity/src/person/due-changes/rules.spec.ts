import { describe, it } from '@jest/globals';
import { given as givenStream } from '@kadro/chassis/testing/rules';
import { aPerson, employmentChanged, managementChanged, noRoles } from '../../testing/past.ts';
import {
  leaving,
  listsPlanned,
  m1,
  m2,
  moveInEffect,
  movePlanned,
  planFailed,
  planRevoked,
  resignationPlanned,
  resigned,
} from '../../testing/plans.ts';
import { person, type PersonEvent } from '../events.ts';
import { type PersonState } from '../state.ts';
import { type DueFacts, takeEffect } from './rules.ts';

const given = (...past: PersonEvent[]) => givenStream(person, [aPerson(), ...past]);

describe('bringing a plan into force', () => {
  const effect =
    (id: string, facts: Partial<DueFacts> = {}) =>
    (state: PersonState) =>
      takeEffect(state, id, { today: '2026-03-01', refused: null, leaving: {}, ...facts });

  it('happens on its day', () => given(movePlanned).when(effect('move')).then(moveInEffect));
  it('happens no sooner', () =>
    given(movePlanned)
      .when(effect('move', { today: '2026-02-28' }))
      .nothing());
  it('happens however late', () =>
    given(movePlanned)
      .when(effect('move', { today: '2026-04-01' }))
      .then(moveInEffect));
  it('happens once', () => given(movePlanned, moveInEffect).when(effect('move')).nothing());
  it('does not happen to what was taken back', () =>
    given(movePlanned, planRevoked('move')).when(effect('move')).nothing());
  it('says what something of a later day has replaced', () =>
    given(movePlanned, employmentChanged({ branchId: 'b3', effectiveOn: '2026-03-05' }))
      .when(effect('move'))
      .then({ ...moveInEffect, data: { ...moveInEffect.data, superseded: ['branchId'] } }));
  it('comes before what was recorded on the day itself', () =>
    given(movePlanned, employmentChanged({ branchId: 'b3', effectiveOn: '2026-03-01' }))
      .when(effect('move'))
      .then({ ...moveInEffect, data: { ...moveInEffect.data, superseded: ['branchId'] } }));
  it('comes after what was recorded of the day before it was planned', () =>
    given(employmentChanged({ branchId: 'b3', effectiveOn: '2026-03-01' }), movePlanned)
      .when(effect('move'))
      .then(moveInEffect));
  it('says who came and who went', () =>
    given(managementChanged({ leaveManagers: [m2], added: [m2] }), listsPlanned)
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
    given(resignationPlanned, {
      type: 'EmploymentChangePlanned',
      data: { id: 'later', effectiveOn: '2026-03-02', jobId: 'j3' },
    })
      .when(effect('leave', { today: '2026-03-02', leaving }))
      .then(
        { type: 'ResignationTookEffect', data: { id: 'leave', quitDate: '2026-03-01', ...leaving } },
        planRevoked('later'),
      ));
  it('ends the roles with the employment', () =>
    given({ type: 'RolesChanged', data: { ...noRoles, hrManager: true } }, resignationPlanned)
      .when(effect('leave', { today: '2026-03-02', leaving }))
      .then(
        { type: 'ResignationTookEffect', data: { id: 'leave', quitDate: '2026-03-01', ...leaving } },
        { type: 'RolesChanged', data: noRoles },
      ));
  it('ends the employment after its last day, not on it', () =>
    given(resignationPlanned).when(effect('leave', { leaving })).nothing());
  it('fails where its ground is gone', () =>
    given(movePlanned)
      .when(effect('move', { refused: 'archived_record' }))
      .then(planFailed('move', 'archived_record')));
  it.each<[PersonEvent, string, string]>([
    [movePlanned, 'move', 'not_active'],
    [listsPlanned, 'lists', 'not_active'],
    [resignationPlanned, 'leave', 'already_resigned'],
  ])('fails for one who has left: %#', (plan, id, reason) =>
    given(plan, resigned)
      .when(effect(id, { today: '2026-03-02' }))
      .then(planFailed(id, reason)),
  );
});
