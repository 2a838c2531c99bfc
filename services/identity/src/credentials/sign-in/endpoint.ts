import { type CommandScope, endpoint, type HttpAnswer, type HttpSide, Refused } from '@kadro/chassis';
import { errorBody, type Language, parametersWith, passwordError, Rejection, reject } from '@kadro/kernel';
import { z } from 'zod';
import { changePassword, credentials, sessions, type SessionRow } from '../events.ts';
import { type EmployeeRow, employees } from '../../person/rows/employees.ts';
import { type OrganizationRow, organizations } from '../../organization/events.ts';
import { hashPassword, matches } from '../shared/password-hash.ts';
import { sessionUserShape } from '../shared/session-user.ts';
import { clearedCookie, passwordRow, signInOf } from '../shared/sessions.ts';

const windowSeconds = 15 * 60;
const mostPerAccount = 5;
/** Many people sign in from one office, so an address may fail more often than an account. */
const mostPerAddress = 50;

const secret = z.string().min(1).max(128);
const member = { who: 'member', beforePasswordChange: true } as const;

/**
 * Counts an attempt before it is judged; over the limit nobody is let in, with the right password neither. Of an
 * address only what
 * turned out wrong counts, so that an office of any size can begin its day. @throws 800
 */
async function countAttempt(
  scope: CommandScope,
  username: string,
  address: string,
): Promise<{ clear(): Promise<void> }> {
  const { keyValue } = scope.runtime.ports;
  const window = Math.floor(scope.now().epochMilliseconds / (windowSeconds * 1000));
  const account = `attempts:account:${scope.runtime.hash('attempt', username)}`;
  const [tried, right] = ['tried', 'right'].map(
    (kind) => `attempts:address:${kind}:${window}:${scope.runtime.hash('attempt', address)}`,
  ) as [string, string];
  const [byAccount, byAddress, rightOnes] = await Promise.all([
    keyValue.increment('*', account, windowSeconds),
    keyValue.increment('*', tried, windowSeconds),
    keyValue.get('*', right),
  ]);
  if (byAccount > mostPerAccount || byAddress - Number(rightOnes ?? 0) > mostPerAddress)
    throw new Refused('login_attempt_failed');
  return {
    clear: async () => {
      await Promise.all([keyValue.delete('*', account), keyValue.increment('*', right, windowSeconds)]);
    },
  };
}

/** Known and unknown names take the same time and get the same answer. */
const login = endpoint({
  answers: { status: 200, shape: sessionUserShape },
  name: 'Login',
  method: 'POST',
  path: 'login',
  summary: 'Signs in by work e-mail and password',
  access: { who: 'public' },
  query: true,
  input: z.strictObject({
    username: z.string().trim().toLowerCase().min(1).max(254),
    password: secret,
    captcha: z.string().max(2000).optional(),
  }),
  example: { username: 'ayse.yilmaz@example.com', password: 'secret' },
  handle: async ({ username, password }, scope, http) => {
    const attempt = await countAttempt(scope, username, http.address);
    const owner = await scope.runtime.reservations.ownerOf('workEmail', username);
    const kept = owner && (await passwordRow(scope.runtime, owner.organization, owner.owner));
    const right = await matches(password, kept?.hash ?? null);
    const row = owner && (await signInOf(scope).principals.row(owner.organization, owner.owner));
    if (!owner || !right || row?.status !== 'ACTIVE') throw new Refused('invalid_credentials');
    await attempt.clear();
    return signInOf(scope).open(scope, http, owner.organization, owner.owner);
  },
});

const refresh = endpoint({
  answers: { status: 202, shape: sessionUserShape },
  name: 'RefreshToken',
  method: 'POST',
  path: 'account/refresh-token',
  summary: 'A new access token for a refresh token',
  access: { who: 'public' },
  input: z.strictObject({}),
  example: {},
  handle: async (_input, scope, http) => {
    const answered = await signInOf(scope).refresh(scope, http);
    return (
      answered ?? {
        status: 200,
        body: errorBody(new Rejection('refresh_token_not_found'), scope.language as Language),
        headers: clearedCookie,
      }
    );
  },
});

const logout = endpoint({
  answers: { status: 200, shape: z.object({ id: z.string() }) },
  name: 'Logout',
  method: 'POST',
  path: 'account/logout',
  summary: 'Ends this session',
  access: member,
  input: z.strictObject({}),
  example: {},
  handle: async (_input, scope) => {
    await signInOf(scope).end(scope, scope.principal.account, scope.principal.session);
    return { status: 200, body: { id: scope.principal.session }, headers: clearedCookie };
  },
});

const endSession = endpoint({
  answers: { status: 204 },
  name: 'EndSession',
  method: 'DELETE',
  path: 'account/sessions/{id}',
  summary: 'Ends one open session',
  access: { who: 'member' },
  input: z.strictObject({}),
  example: {},
  handle: async (_input, scope) => {
    const { policy } = scope.runtime.service.house;
    const row = await scope.row<SessionRow>(sessions, scope.params.id!);
    const all = policy.clauses(scope.principal, sessions.reach, sessions.access) === undefined;
    if (!row || (!all && row.employeeId !== scope.principal.account))
      throw new Refused(all ? 'entity_not_found' : 'forbidden');
    const target = await signInOf(scope).principals.row(scope.organization, row.employeeId);
    if (target?.roles.superAdmin && !scope.runtime.service.house.policy.hasRole(scope.principal, ['SUPER_ADMIN']))
      throw new Refused('forbidden');
    await signInOf(scope).end(scope, row.employeeId, row.id);
    return { status: 204 };
  },
});

/** A repeat under the same key, because its first answer was lost: the password is set already. */
const repeatsChange = (scope: CommandScope): Promise<boolean> =>
  scope.hasRun(credentials, scope.principal.account, 'password');

function renewedSession(scope: CommandScope, http: HttpSide): Promise<HttpAnswer> {
  const { organization, account, session } = scope.principal;
  return signInOf(scope).renewed({ organization, account, id: session }, http);
}

/** Sets a new password after the rules of section 5 (766 to 769), ends the other sessions, answers with new tokens. */
async function setPassword(scope: CommandScope, http: HttpSide, password: string): Promise<HttpAnswer> {
  const { account, organization, session } = scope.principal;
  const [owner, settings, kept] = await Promise.all([
    scope.row<EmployeeRow>(employees, account),
    scope.row<OrganizationRow>(organizations, organization),
    passwordRow(scope.runtime, organization, account),
  ]);
  const broken = passwordError(password, owner!);
  if (broken) reject(broken, { fields: { password: { name: broken } } });
  const { lastPasswords } = parametersWith(settings?.parameters);
  const former = [kept!.hash, ...kept!.former.filter((hash) => hash !== kept!.hash)].slice(
    0,
    Math.max(1, lastPasswords),
  );
  for (const hash of former)
    if (await matches(password, hash)) reject('password_reused', { fields: { password: { name: 'password_reused' } } });
  const hash = await hashPassword(password);
  await scope.run(credentials, account, 'password', (state: never) => changePassword(state, { hash, keep: session }));
  await scope.runtime.caughtUp(scope.outcome!.position);
  return renewedSession(scope, http);
}

const firstChange = endpoint({
  answers: { status: 200, shape: sessionUserShape },
  name: 'ChangeFirstPassword',
  method: 'PUT',
  path: 'account/change-password',
  summary: 'Sets the own password in place of a first or expired one',
  access: member,
  query: true,
  input: z.strictObject({ password: secret }),
  example: { password: 'Kiraz-2026' },
  handle: async ({ password }, scope, http) => {
    if (await repeatsChange(scope)) return renewedSession(scope, http);
    if (!scope.principal.mustChangePassword) throw new Refused('forbidden');
    return setPassword(scope, http, password);
  },
});

const ownChange = endpoint({
  answers: { status: 200, shape: sessionUserShape },
  name: 'ChangePassword',
  method: 'POST',
  path: 'change-password',
  summary: 'Changes the own password',
  access: member,
  query: true,
  input: z.strictObject({ oldPassword: secret, password: secret }),
  example: { oldPassword: 'Kiraz-2026', password: 'Erik-2027' },
  handle: async ({ oldPassword, password }, scope, http) => {
    if (await repeatsChange(scope)) return renewedSession(scope, http);
    const { account, organization } = scope.principal;
    const attempt = await countAttempt(scope, `change:${account}`, http.address);
    const kept = await passwordRow(scope.runtime, organization, account);
    if (!(await matches(oldPassword, kept?.hash ?? null)))
      reject('password_verification_error', { fields: { oldPassword: { name: 'password_verification_error' } } });
    await attempt.clear();
    return setPassword(scope, http, password);
  },
});

export const signInRoutes = [login, refresh, logout, endSession, firstChange, ownChange];
