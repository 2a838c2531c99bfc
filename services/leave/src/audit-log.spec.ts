import { describe, expect, it } from '@jest/globals';
import { declaration } from './declaration.ts';

describe('the events of this service', () => {
  it('are in the audit log, but what another service publishes and the handling of files', () => {
    const names = declaration.deciders.flatMap(({ events }) => Object.keys(events as object));
    expect(names.filter((name) => !declaration.audited.has(name)).toSorted()).toEqual([
      'BranchRecorded',
      'EntriesMoved',
      'FileAdopted',
      'FileErased',
      'FileReleased',
      'FileRemoved',
      'FileUploaded',
      'HolidayRecorded',
      'LogHeadSigned',
      'OrganizationRecorded',
      'PersonRecorded',
      'PersonalDataErased',
      // identity, which is asked first, tells of it
      'PersonalDataExported',
      'PlanRecorded',
      'ShiftVersionRecorded',
      'StandingPlanRecorded',
      'WorksheetVersionRecorded',
    ]);
  });

  it('are told of the request, the type or the entry of the balance', () => {
    const kinds = new Set([...declaration.audited.values()].map(({ model }) => model.name));
    expect([...kinds].toSorted()).toEqual(['leaveEntries', 'leaveRequests', 'leaveTypes']);
  });
});
