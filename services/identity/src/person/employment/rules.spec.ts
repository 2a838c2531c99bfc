import { describe, it } from '@jest/globals';
import { given as givenStream } from '@kadro/chassis/testing/rules';
import { aPerson, employmentChanged } from '../../testing/past.ts';
import { person, type PersonEvent } from '../events.ts';
import { type PersonState } from '../state.ts';
import { changeEmployment } from './rules.ts';

const given = (...past: PersonEvent[]) => givenStream(person, [aPerson(), ...past]);
const quit = { quitDate: '2026-01-31', quitReason: 'RESIGNATION' } as const;
const today = '2026-02-01';
const facts = { today, planId: 'plan1' };
const resigned = { type: 'PersonResigned' as const, data: quit };

describe('changing the employment', () => {
  const change = (input: Record<string, unknown>) => (state: PersonState) => changeEmployment(state, input, facts);
  const undated = { effectiveOn: today, superseded: [] };

  it('knows what was said at hiring', () =>
    given()
      .when(change({ staffNumber: '7', branchId: 'b1', hiredDate: '2024-03-01' }))
      .nothing());
  it('counts from today where no day is named', () =>
    given()
      .when(change({ jobId: 'j2', trialTime: 60 }))
      .then(employmentChanged({ jobId: 'j2', trialTime: 60, ...undated })));
  it('stays as it was for one who has left', () =>
    given(resigned)
      .when(change({ jobId: 'j2' }))
      .rejected('not_active'));
  it('counts after what was said of tomorrow already, where somebody came from a zone ahead', () =>
    given(employmentChanged({ jobId: 'j2', effectiveOn: '2026-02-02' }))
      .when(change({ jobId: 'j3' }))
      .then(employmentChanged({ jobId: 'j3', effectiveOn: '2026-02-02' })));
  it('takes back what was said of tomorrow already', () =>
    given(employmentChanged({ branchId: 'b2', effectiveOn: '2026-02-02' }))
      .when(change({ branchId: 'b1' }))
      .then(employmentChanged({ branchId: 'b1', effectiveOn: '2026-02-02' })));
  it('is nothing where it was said of tomorrow already', () =>
    given(employmentChanged({ branchId: 'b2', effectiveOn: '2026-02-02' }))
      .when(change({ branchId: 'b2' }))
      .nothing());
  it('counts from the first day of one who has not begun', () =>
    givenStream(person, [aPerson({ hiredDate: '2026-03-01' })])
      .when(change({ jobId: 'j2' }))
      .then(employmentChanged({ jobId: 'j2', effectiveOn: '2026-03-01' })));

  it('knows the date of a rehire', () =>
    given(
      { ...resigned, data: { ...quit, quitDate: '2025-12-31' } },
      { type: 'PersonRehired', data: { hiredDate: '2026-01-10' } },
    )
      .when(change({ hiredDate: '2024-03-01' }))
      .then(employmentChanged({ hiredDate: '2024-03-01', ...undated })));
});

describe('changing the employment of a past day', () => {
  const change =
    (input: object, effectiveOn = '2025-06-01') =>
    (state: PersonState) =>
      changeEmployment(state, { ...input, effectiveOn }, facts);
  const later = employmentChanged({ branchId: 'b2', effectiveOn: '2025-09-01' });

  it('counts from that day', () =>
    given()
      .when(change({ jobId: 'j2' }))
      .then(employmentChanged({ jobId: 'j2', effectiveOn: '2025-06-01' })));
  it('leaves what counts from a later day', () =>
    given(later)
      .when(change({ branchId: 'b3', jobId: 'j2' }))
      .then(employmentChanged({ branchId: 'b3', jobId: 'j2', effectiveOn: '2025-06-01', superseded: ['branchId'] })));
  it('comes after what was recorded of the same day', () =>
    given(later)
      .when(change({ branchId: 'b3' }, '2025-09-01'))
      .then(employmentChanged({ branchId: 'b3', effectiveOn: '2025-09-01' })));
  it('sees what held on that day, not today', () => {
    given(later)
      .when(change({ branchId: 'b1' }))
      .nothing();
    given(later)
      .when(change({ branchId: 'b2' }))
      .then(employmentChanged({ branchId: 'b2', effectiveOn: '2025-06-01', superseded: ['branchId'] }));
  });
  it('is not before the hire date, as it was corrected', () => {
    given()
      .when(change({ jobId: 'j2' }, '2024-02-29'))
      .rejected('date_before_hiring', { effectiveOn: 'date_before_hiring' });
    given(employmentChanged({ hiredDate: '2025-07-01' }))
      .when(change({ jobId: 'j2' }))
      .rejected('date_before_hiring');
  });
  it('is not for a staff number or the hiring', () =>
    given()
      .when(change({ staffNumber: '8', hiredDate: '2025-01-01' }))
      .rejected('not_plannable', { staffNumber: 'not_plannable', hiredDate: 'not_plannable' }));
  it('may concern what is sealed', () =>
    given()
      .when(change({ ssn: '1' }))
      .then(employmentChanged({ ssn: '1', effectiveOn: '2025-06-01' })));
});

describe('planning a change of the employment', () => {
  const change =
    (input: object, effectiveOn = '2026-03-01') =>
    (state: PersonState) =>
      changeEmployment(state, { ...input, effectiveOn }, facts);
  const planned = (data: object, id = 'plan1') =>
    ({ type: 'EmploymentChangePlanned', data: { id, effectiveOn: '2026-03-01', ...data } }) as const;

  it('changes nothing yet', () =>
    given()
      .when(change({ branchId: 'b2', jobId: 'j1' }))
      .then(planned({ branchId: 'b2' })));
  it('knows what is planned before', () => {
    given(planned({ branchId: 'b2' }, 'earlier'))
      .when(change({ branchId: 'b2' }, '2026-04-01'))
      .nothing();
    given(planned({ branchId: 'b2' }, 'earlier'))
      .when(change({ branchId: 'b1' }, '2026-04-01'))
      .then({ type: 'EmploymentChangePlanned', data: { id: 'plan1', effectiveOn: '2026-04-01', branchId: 'b1' } });
  });
  it('is not for what is reserved, sealed or the beginning', () =>
    given()
      .when(change({ staffNumber: '8', hiredDate: '2026-03-01', ssn: '1', integrationNumber: 'i', jobId: 'j2' }))
      .rejected(
        'not_plannable',
        Object.fromEntries(
          ['staffNumber', 'hiredDate', 'ssn', 'integrationNumber'].map((field) => [field, 'not_plannable']),
        ),
      ));
  it.each([
    ['staffNumber', { staffNumber: '77' }],
    ['hiredDate', { hiredDate: '2026-02-01' }],
    ['ssn', { ssn: '1' }],
  ])('is not offered for %s', (field, input) =>
    given()
      .when(change(input))
      .rejected('not_plannable', { [field]: 'not_plannable' }),
  );
  it('is not for one who has left', () =>
    given(resigned)
      .when(change({ jobId: 'j2' }))
      .rejected('not_active'));
  it('does not count for a change of today', () =>
    given(planned({ branchId: 'b2' }))
      .when((state) => changeEmployment(state, { branchId: 'b2' }, facts))
      .then(employmentChanged({ branchId: 'b2', effectiveOn: today })));
});
