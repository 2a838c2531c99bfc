import { type Draft } from '@kadro/chassis';
import { type person } from '../person/events.ts';

type Event = Draft<(typeof person)['events']>;
type Of<T extends Event['type']> = Extract<Event, { type: T }>;
type Hired = Of<'PersonHired'>;
type Data<T extends Event['type']> = Partial<Of<T>['data']>;

/** Roles of an employee. */
export const noRoles = { admin: false, restrictedAdmin: false, superAdmin: false, hrManager: false, adminBranches: [] };

/** A hiring with everything that may be said in it. */
export function aPerson(change: Partial<Hired['data']> = {}): Hired {
  return {
    type: 'PersonHired',
    data: {
      firstName: 'Deniz',
      lastName: 'Öztürk',
      staffNumber: '7',
      workEmail: 'deniz@a.example',
      phone: '+49301112233',
      branchId: 'b1',
      unitId: null,
      teamId: null,
      jobId: 'j1',
      managerId: null,
      hiredDate: '2024-03-01',
      startedDate: '2024-03-04',
      title: 'Fitter',
      employmentType: 'FULL_TIME',
      collarType: 'BLUE',
      language: 'de',
      ...change,
    },
  };
}

/** A change of the employment, from a day on. */
export const employmentChanged = (fields: Data<'EmploymentChanged'>): Of<'EmploymentChanged'> => ({
  type: 'EmploymentChanged',
  data: { effectiveOn: '2026-01-05', superseded: [], ...fields },
});

/** A change of the lists of managers, from a day on. */
export const managementChanged = (fields: Data<'ManagementChanged'>): Of<'ManagementChanged'> => ({
  type: 'ManagementChanged',
  data: { effectiveOn: '2026-01-05', superseded: [], added: [], removed: [], ...fields },
});
