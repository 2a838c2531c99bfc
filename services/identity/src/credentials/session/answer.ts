import { type HttpAnswer, type HttpSide } from '@kadro/chassis';
import { type OrganizationRow, organizations } from '../../organization/rows/organizations.ts';
import { type EmployeeRow } from '../../person/rows/employee.ts';
import { employees } from '../../person/rows/employees.ts';
import { zoneAt } from '../../person/shared/day.ts';
import { refreshHeaders, type SessionMode } from './cookie.ts';
import { sessionUser } from './user.ts';
import { type SignInContext } from '../shared/sign-in-context.ts';
import { type Claims, type TokenFlags } from '../shared/tokens.ts';

export interface Session {
  organization: string;
  account: string;
  id: string;
  mode: SessionMode;
}

/** Tokens in the headers, the session user in the body; `n` is the number of the refresh token. */
export async function sessionAnswer(
  context: SignInContext,
  session: Session,
  n: number,
  status: number,
  http: HttpSide,
): Promise<HttpAnswer> {
  const { service, tokens, principals } = context;
  const { organization, account, id, mode } = session;
  const now = service.now();
  const row = (await principals.row(organization, account))!;
  const employee = (await service.rows(employees).get(organization, account))!.doc as EmployeeRow;
  const settings = (await service.rows(organizations).get(organization, organization))!.doc as OrganizationRow;
  const claims: Claims = { organization, account, session: id, access: row.access, sign: row.sign };
  const access = await tokens.access(claims, await flagsOf(context, organization, employee), now);
  const headers = {
    authorization: `Bearer ${access}`,
    'cache-control': 'no-store',
    ...refreshHeaders(mode, await tokens.refresh(id, n), http),
  };
  const zone = await zoneAt(service, organization, row.branchId);
  return { status, headers, body: sessionUser(employee, row, settings, { zone, now }) };
}

/** Whether anybody has this person in a list of the kinds that the token names (specification, token contents). */
async function flagsOf({ service }: SignInContext, organization: string, employee: EmployeeRow): Promise<TokenFlags> {
  const isIn = async (list: string): Promise<boolean> => {
    const where = [{ index: list, eq: employee.id }];
    return (await service.rows(employees).count(organization, { where }, 1)).total > 0;
  };
  const [leaveManager, shiftManager, expenseManager, overtimeManager] = await Promise.all([
    isIn('leaveManagers'),
    isIn('shiftManagers'),
    isIn('expenseManagers'),
    isIn('overtimeManagers'),
  ]);
  return { user: employee.workEmail, leaveManager, shiftManager, expenseManager, overtimeManager };
}
