import { type Draft } from '@kadro/chassis';
import { type person } from '../person.ts';

type Hired = Extract<Draft<(typeof person)['events']>, { type: 'PersonHired' }>;

/** Roles of an employee. */
export const noRoles = { admin: false, restrictedAdmin: false, superAdmin: false, hrManager: false, adminBranches: [] };

/** A hiring with everything that may be said in it. */
export function aPerson(change: Partial<Hired['data']> = {}): Hired {
  return {
    type: 'PersonHired',
    data: {
      firstName: 'Deniz', lastName: 'Öztürk', staffNumber: '7', workEmail: 'deniz@a.example', phone: '+49301112233', branchId: 'b1', unitId: null, teamId: null, jobId: 'j1', managerId: null,
      hiredDate: '2024-03-01', startedDate: '2024-03-04', title: 'Fitter', employmentType: 'FULL_TIME', collarType: 'BLUE', language: 'de', ...change,
    },
  };
}
