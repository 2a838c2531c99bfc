import { describe, it } from '@jest/globals';
import { given as givenStream } from '@kadro/chassis/testing/rules';
import { aPerson, employmentChanged, managementChanged, noRoles } from '../../testing/past.ts';
import { person, type PersonEvent } from '../events.ts';
import { type PersonState } from '../state.ts';
import { resign } from '../resign/rules.ts';
import { rehire, withoutManager } from './rules.ts';

const given = (...past: PersonEvent[]) => givenStream(person, [aPerson(), ...past]);
const quit = { quitDate: '2026-01-31', quitReason: 'RESIGNATION' } as const;
const facts = { today: '2026-02-01', planId: 'plan1' };
const resigned = { type: 'PersonResigned' as const, data: quit };

describe('rehiring', () => {
  const back =
    (hiredDate = '2026-03-01') =>
    (state: PersonState) =>
      rehire(state, { hiredDate });

  it('takes one back who has left', () =>
    given(resigned)
      .when(back())
      .then({ type: 'PersonRehired', data: { hiredDate: '2026-03-01' } }));
  it('gives nothing back of the rights that one had', () =>
    given({ type: 'RolesChanged', data: { ...noRoles, hrManager: true } }, resigned)
      .when(back())
      .then({ type: 'RolesChanged', data: noRoles }, { type: 'PersonRehired', data: { hiredDate: '2026-03-01' } }));
  it('may begin on the day after the last day, not before', () => {
    given(resigned)
      .when(back('2026-02-01'))
      .then({ type: 'PersonRehired', data: { hiredDate: '2026-02-01' } });
    given(resigned).when(back('2026-01-31')).rejected('date_order', { hiredDate: 'date_order' });
  });
  it('asks anew for what was forgotten, and keeps it', () => {
    const nameless = given(resigned, {
      type: 'ProfileChanged',
      data: { firstName: null, lastName: null, workEmail: null },
    } as PersonEvent);
    nameless.when(back()).rejected('constraint_violation', {
      firstName: 'required',
      lastName: 'required',
      workEmail: 'required',
    });
    const said = { firstName: 'Ada', lastName: 'Kaya', workEmail: 'ada@a.example' };
    const then: PersonEvent[] = [
      { type: 'PersonRehired', data: { hiredDate: '2026-03-01' } },
      { type: 'ProfileChanged', data: said },
      { type: 'EmploymentChanged', data: { staffNumber: '77', effectiveOn: '2026-03-01', superseded: [] } },
    ];
    nameless.when((state) => rehire(state, { hiredDate: '2026-03-01', staffNumber: '77', ...said })).then(...then);
  });
  it('is not for one who is here', () => given().when(back()).rejected('not_resigned'));
  it('makes resigning possible again, not before the new date', () => {
    const again = given(resigned, { type: 'PersonRehired', data: { hiredDate: '2026-03-01' } });
    const then = { ...facts, today: '2026-12-31', self: false, otherSuperAdmin: true };
    again.when((state) => resign(state, { ...quit, quitDate: '2026-02-28' }, then)).rejected('date_before_hiring');
    again
      .when((state) => resign(state, { ...quit, quitDate: '2026-03-01' }, then))
      .then({ type: 'PersonResigned', data: { ...quit, quitDate: '2026-03-01' } });
  });
});

describe('who was led by one who comes back', () => {
  const [boss, other] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'];
  const off = (state: PersonState) => withoutManager(state, boss, '2026-03-01');
  const now = { effectiveOn: '2026-03-01' };

  it('names him in no list any more, the others in their order', () =>
    given(managementChanged({ leaveManagers: [boss, other], generalManagers: [boss], shiftManagers: [other] }))
      .when(off)
      .then(managementChanged({ generalManagers: [], leaveManagers: [other], removed: [boss], ...now })));
  it('reports to nobody', () =>
    given(employmentChanged({ managerId: boss }))
      .when(off)
      .then(employmentChanged({ managerId: null, ...now })));
  it('is told that a plan with him has failed, and keeps the others', () =>
    given(
      { type: 'ManagementChangePlanned', data: { id: 'his', effectiveOn: '2026-05-01', leaveManagers: [boss] } },
      { type: 'ManagementChangePlanned', data: { id: 'others', effectiveOn: '2026-05-01', leaveManagers: [other] } },
      { type: 'EmploymentChangePlanned', data: { id: 'direct', effectiveOn: '2026-06-01', managerId: boss } },
    )
      .when(off)
      .then(
        { type: 'PlannedChangeFailed', data: { id: 'his', reason: 'reference_unknown' } },
        { type: 'PlannedChangeFailed', data: { id: 'direct', reason: 'reference_unknown' } },
      ));
  it('is left as it is where he is named nowhere', () =>
    given(managementChanged({ leaveManagers: [other] }))
      .when(off)
      .nothing());
});
