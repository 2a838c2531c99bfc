import { alsoFrom, readModel } from '@kadro/chassis/declare';
import { type Principal } from '@kadro/kernel';
import { z } from 'zod';
import { person } from '../../person/events.ts';
import { inForce } from '../../person/shared/timeline.ts';
import { credentials } from '../events.ts';

/** What each request needs of an account. Never offered outside. */
export interface PrincipalRow {
  id: string;
  status: 'ACTIVE' | 'RESIGNED';
  language: string;
  branchId: string | null;
  roles: Principal['roles'] & { adminBranches: string[] };
  /** Id of the last event for role, branch or managers: older access tokens are refused, refreshing goes on. */
  access: string;
  /** Id of the last resigning, return or new password: nothing made before is good any more. */
  sign: string;
  temporary: boolean;
  passwordAt: string;
}

type Project<E> = (row: PrincipalRow | null, seen: { data: E; event: string }) => PrincipalFields | null;
type PrincipalFields = Partial<PrincipalRow> & Record<string, unknown>;

const moved: Project<object> = (row, { data, event }) => {
  const { branchId, managerId } = inForce(data);
  if (!row || (branchId === undefined && managerId === undefined)) return row as PrincipalFields | null;
  return { ...row, ...(branchId !== undefined ? { branchId: branchId as string | null } : {}), access: event };
};
const managed: Project<unknown> = (row, { event }) => row && { ...row, access: event };
const signedAnew =
  (change: Partial<PrincipalRow>): Project<unknown> =>
  (row, { event }) =>
    row && { ...row, ...change, sign: event };

const fromPerson = readModel(person).rows<PrincipalRow>({
  name: 'principals',
  row: 'Principal',
  version: 3,
  schema: z.object({ id: z.string() }),
  indexes: {},
  reach: {},
  access: [],
  sharedRows: true,
  // who comes into or leaves a list of managers gets or loses a right, like the person itself
  keys: ({ id, data }) => (data.added ? [id, ...(data.added as string[]), ...(data.removed as string[])] : [id]),
  project: {
    PersonHired: (_row, { data, event }) => ({
      status: 'ACTIVE',
      language: data.language,
      branchId: data.branchId,
      roles: { admin: false, restrictedAdmin: false, superAdmin: false, hrManager: false, adminBranches: [] },
      access: event,
      sign: event,
      temporary: false,
      passwordAt: '',
    }),
    LanguageChanged: (row, { data }) => row && { ...row, language: data.language },
    RolesChanged: (row, { data, event }) => row && { ...row, roles: data, access: event },
    EmploymentChanged: moved,
    EmploymentChangeTookEffect: moved,
    ManagementChanged: managed,
    ManagementChangeTookEffect: managed,
    PersonResigned: signedAnew({ status: 'RESIGNED' }),
    ResignationTookEffect: signedAnew({ status: 'RESIGNED' }),
    PersonRehired: signedAnew({ status: 'ACTIVE' }),
  },
});

export const principals = alsoFrom(credentials, fromPerson, {
  PasswordIssued: (row, { at, event }) => row && { ...row, temporary: true, passwordAt: at, sign: event },
  PasswordChanged: (row, { at, event }) => row && { ...row, temporary: false, passwordAt: at, sign: event },
});
