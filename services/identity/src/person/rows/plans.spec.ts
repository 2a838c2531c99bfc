import { describe, expect, it } from '@jest/globals';
import { projectRows } from '@kadro/chassis/testing/rules';
import { aPerson, employmentChanged, managementChanged } from '../../testing/past.ts';
import {
  leaving,
  m1,
  moveInEffect,
  movePlanned,
  planFailed,
  planRevoked,
  resignationPlanned,
} from '../../testing/plans.ts';
import { type PersonEvent } from '../events.ts';
import { type EmployeeRow } from './employee.ts';
import { employees } from './employees.ts';
import { placesOf } from './plans.ts';

describe('the row of somebody with plans', () => {
  const row = (...events: PersonEvent[]) => projectRows(employees, [aPerson(), ...events])['o1/id1'] as EmployeeRow;
  const shown = {
    id: 'move',
    effectiveOn: '2026-03-01',
    kind: 'EMPLOYMENT',
    fields: ['branchId', 'jobId'],
    changes: { branchId: 'b2', jobId: 'j2' },
    plannedAt: '2026-01-05T08:00:01.000Z',
    plannedBy: 'actor1',
  };
  const early: PersonEvent = {
    type: 'EmploymentChangePlanned',
    data: { id: 'early', effectiveOn: '2026-02-01', unitId: 'u2' },
  };

  it('stays as it is and shows them by their days', () => {
    expect(row(movePlanned)).toMatchObject({ branchId: 'b1', planned: [shown], plannedOn: '2026-03-01' });
    expect(row(movePlanned, early)).toMatchObject({ planned: [{ id: 'early' }, shown], plannedOn: '2026-02-01' });
    expect(row(resignationPlanned).planned).toEqual([
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
    expect(row(movePlanned, moveInEffect)).toMatchObject({
      branchId: 'b2',
      employment: { branchId: 'b2', jobId: 'j2' },
      planned: [],
      plannedOn: null,
    }));
  it('is left when a resignation takes effect', () =>
    expect(
      row(resignationPlanned, {
        type: 'ResignationTookEffect',
        data: { id: 'leave', quitDate: '2026-03-01', ...leaving },
      }),
    ).toMatchObject({
      status: 'RESIGNED',
      planned: [],
      employment: { passive: true, quitDate: '2026-03-01', quitReason: 'RETIREMENT', quitDescription: 'why' },
    }));
  it.each([[planRevoked('move')], [planFailed('move', 'archived_record')]])('forgets one after %j', (end) =>
    expect(row(movePlanned, end)).toMatchObject({ branchId: 'b1', planned: [], plannedOn: null }),
  );
  it('leaves today what a past change says of the past only', () =>
    expect(row(employmentChanged({ branchId: 'b3', jobId: 'j3', superseded: ['branchId'] }))).toMatchObject({
      branchId: 'b1',
      jobId: 'j3',
    }));
  it('keeps nothing of the day in the sections', () => {
    const { employment, management } = row(
      movePlanned,
      moveInEffect,
      employmentChanged({ jobId: 'j3' }),
      managementChanged({ leaveManagers: [m1] }),
    );
    expect(
      [employment, management]
        .flatMap(Object.keys)
        .filter((field) => ['id', 'effectiveOn', 'superseded', 'added', 'removed'].includes(field)),
    ).toEqual([]);
  });

  it.each<[string, PersonEvent[], object[]]>([
    ['begin with the hiring', [], [{ from: '2024-03-01', branchId: 'b1', workingPattern: null }]],
    ['leave out what is only planned', [movePlanned], [{ from: '2024-03-01', branchId: 'b1', workingPattern: null }]],
    [
      'follow what took effect',
      [movePlanned, moveInEffect],
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
