import { type CredentialsEvent } from '../credentials/events.ts';
import { type PersonEvent } from '../person/events.ts';

type Of<T extends PersonEvent['type']> = Extract<PersonEvent, { type: T }>;
type Hired = Of<'PersonHired'>;
type Data<T extends PersonEvent['type']> = Partial<Of<T>['data']>;

export const noRoles = { admin: false, restrictedAdmin: false, superAdmin: false, hrManager: false, adminBranches: [] };

/** With every field set. */
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

export const employmentChanged = (fields: Data<'EmploymentChanged'>): Of<'EmploymentChanged'> => ({
  type: 'EmploymentChanged',
  data: { effectiveOn: '2026-01-05', superseded: [], ...fields },
});

export const managementChanged = (fields: Data<'ManagementChanged'>): Of<'ManagementChanged'> => ({
  type: 'ManagementChanged',
  data: { effectiveOn: '2026-01-05', superseded: [], added: [], removed: [], ...fields },
});

export const sessionOpened = (session: string): CredentialsEvent => ({
  type: 'SessionOpened',
  data: { session, mode: 'header', device: 'Firefox', address: '10.0.0.1' },
});

export const passwordIssued = (hash: string, ended: string[] = []): CredentialsEvent => ({
  type: 'PasswordIssued',
  data: { hash, ended },
});

export const passwordChanged = (hash: string, ended: string[] = []): CredentialsEvent => ({
  type: 'PasswordChanged',
  data: { hash, ended },
});
