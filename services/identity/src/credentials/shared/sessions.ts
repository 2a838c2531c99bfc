import { type CommandScope, type HttpAnswer, type HttpSide, Refused, type ServiceRuntime } from '@kadro/chassis';
import {
  credentials,
  endSessions,
  openSession,
  type PasswordRow,
  passwords,
  sessions,
  type SessionRow,
} from '../events.ts';
import { type EmployeeRow, employees } from '../../person/rows/employees.ts';
import { type OrganizationRow, organizations } from '../../organization/events.ts';
import { sessionUser } from './session-user.ts';
import { type Claims, type TokenFlags, type Tokens } from './tokens.ts';
import { Principals } from '../rows/principals.ts';

const refreshPath = '/identity/api/v1/account/refresh-token';
const cookieName = 'kadro_refresh';
/** A session that nobody refreshes for this long is over. */
const idleSeconds = 30 * 24 * 3600;
/** A lost answer is repeated with the same successor for this long. */
const graceMs = 30_000;

interface RefreshState {
  organization: string;
  account: string;
  mode: 'cookie' | 'header';
  /**
   * The account's last resigning, return or password when the session was signed: a later one ends it, whatever else
   * was recorded.
   */
  sign: string;
  /** Number of the token that is good now. */
  n: number;
  at: string;
}

interface Session {
  organization: string;
  account: string;
  id: string;
}

/** Sessions and tokens of the service that owns sign-in. */
export class SignIn {
  readonly tokens: Tokens;
  readonly principals: Principals;
  private readonly runtime: ServiceRuntime;

  constructor(runtime: ServiceRuntime, tokens: Tokens) {
    this.runtime = runtime;
    this.tokens = tokens;
    this.principals = new Principals(runtime, tokens);
  }

  /** Opens a session for an account and answers with its first tokens and the session user. */
  async open(scope: CommandScope, http: HttpSide, organization: string, account: string): Promise<HttpAnswer> {
    const mode = http.header('kadro-session') === 'cookie' ? 'cookie' : 'header';
    const session = scope.runtime.ports.ids.random();
    const device = (http.header('user-agent') ?? '').slice(0, 200);
    await scope.run(
      credentials,
      account,
      `open/${session}`,
      (state: never) => openSession(state, { session, mode, device, address: http.address }),
      { organization, actor: account },
    );
    await this.runtime.caughtUp(scope.outcome!.position);
    const { sign } = (await this.principals.row(organization, account))!;
    const state: RefreshState = { organization, account, mode, sign, n: 0, at: scope.now().toString() };
    await this.runtime.ports.keyValue.set('*', keyOf(session), JSON.stringify(state), idleSeconds);
    return this.answer({ organization, account, id: session }, state, 200, await this.tokens.refresh(session, 0), http);
  }

  /** A new access token for a good refresh token; null where it is missing, unknown, used up or its session is over. */
  async refresh(scope: CommandScope, http: HttpSide): Promise<HttpAnswer | null> {
    const given = this.given(http);
    const token = given && (await this.tokens.readRefresh(given));
    if (!token) return null;
    const kept = await this.runtime.ports.keyValue.get('*', keyOf(token.session));
    const state = kept ? (JSON.parse(kept) as RefreshState) : null;
    if (!state || !(await this.isOpen(state, token.session))) return null;
    const next = await this.advance(scope, token, state, kept!);
    if (!next) return null;
    return this.answer(
      { organization: state.organization, account: state.account, id: token.session },
      { ...state, n: next },
      202,
      await this.tokens.refresh(token.session, next),
      http,
    );
  }

  /** Ends one's own or, with reach, another's session. */
  async end(scope: CommandScope, account: string, session: string): Promise<void> {
    await scope.run(credentials, account, `end/${session}`, (state: never) =>
      endSessions(state, { sessions: [session] }),
    );
    await this.runtime.ports.keyValue.delete('*', keyOf(session));
  }

  /** New tokens for a session that goes on, after its password changed. */
  async renewed(session: Session, http: HttpSide): Promise<HttpAnswer> {
    const kept = await this.runtime.ports.keyValue.get('*', keyOf(session.id));
    if (!kept) throw new Refused('unauthorised');
    const { sign } = (await this.principals.row(session.organization, session.account))!;
    const state: RefreshState = { ...(JSON.parse(kept) as RefreshState), sign };
    await this.store(session.id, kept, state);
    return this.answer(
      session,
      state,
      200,
      await this.tokens.refresh(session.id, state.mode === 'cookie' ? state.n : state.n + 1),
      http,
    );
  }

  /**
   * The number of the successor. Cookie mode uses a token up at once and repeats its successor for 30 s; a later reuse
   * ends the session.
   * Header mode keeps the old token until the new one is used.
   */
  private async advance(
    scope: CommandScope,
    token: { session: string; n: number },
    state: RefreshState,
    kept: string,
  ): Promise<number | null> {
    const now = scope.now();
    if (state.mode === 'header') {
      if (token.n !== state.n && token.n !== state.n + 1) return null;
      await this.store(token.session, kept, { ...state, n: token.n, at: now.toString() });
      return token.n + 1;
    }
    if (token.n === state.n) {
      // whoever loses a race here used the same token, and its successor is the same
      await this.store(token.session, kept, { ...state, n: state.n + 1, at: now.toString() });
      return state.n + 1;
    }
    if (token.n === state.n - 1 && Temporal.Instant.from(state.at).until(now).total('milliseconds') <= graceMs)
      return state.n;
    await scope.run(
      credentials,
      state.account,
      'reuse',
      (own: never) => endSessions(own, { sessions: [token.session] }),
      { organization: state.organization, actor: state.account },
    );
    await this.runtime.ports.keyValue.delete('*', keyOf(token.session));
    return null;
  }

  private store(session: string, kept: string, next: RefreshState): Promise<boolean> {
    return this.runtime.ports.keyValue.compareAndSet('*', keyOf(session), kept, JSON.stringify(next), idleSeconds);
  }

  private async isOpen(state: RefreshState, session: string): Promise<boolean> {
    const row = await this.principals.row(state.organization, state.account);
    const open = (await this.runtime.rows(sessions).get(state.organization, session))?.doc as SessionRow | undefined;
    return row?.status === 'ACTIVE' && row.sign === state.sign && open?.employeeId === state.account;
  }

  private given(http: HttpSide): string | undefined {
    if (http.header('kadro-session') !== 'cookie') return http.header('refresh-token');
    const cookies = (http.header('cookie') ?? '').split(';').map((one) => one.trim().split('='));
    return cookies.find(([name]) => name === cookieName)?.[1];
  }

  private async answer(
    session: Session,
    state: RefreshState,
    status: number,
    refresh: string,
    http: HttpSide,
  ): Promise<HttpAnswer> {
    const { organization, account, id } = session;
    const row = (await this.principals.row(organization, account))!;
    const employee = (await this.runtime.rows(employees).get(organization, account))!.doc as EmployeeRow;
    const settings = (await this.runtime.rows(organizations).get(organization, organization))!
      .doc as unknown as OrganizationRow;
    const claims: Claims = { organization, account, session: id, access: row.access, sign: row.sign };
    const access = await this.tokens.access(
      claims,
      await this.flags(organization, employee),
      this.runtime.ports.clock.now(),
    );
    const headers: Record<string, string> = { authorization: `Bearer ${access}`, 'cache-control': 'no-store' };
    if (state.mode === 'header') headers['refresh-token'] = refresh;
    else
      headers['set-cookie'] =
        `${cookieName}=${refresh}; HttpOnly; SameSite=Strict; Path=${refreshPath}; Max-Age=${idleSeconds}${http.header('x-forwarded-proto') === 'https' ? '; Secure' : ''}`;
    return { status, headers, body: sessionUser(employee, row, settings, this.runtime.ports.clock.now()) };
  }

  /** Whether anybody has this person in a list of the kinds that the token names (specification, token contents). */
  private async flags(organization: string, employee: EmployeeRow): Promise<TokenFlags> {
    const isIn = async (list: string): Promise<boolean> =>
      (await this.runtime.rows(employees).count(organization, { where: [{ index: list, eq: employee.id }] }, 1)).total >
      0;
    const [leaveManager, shiftManager, expenseManager, overtimeManager] = await Promise.all(
      ['leaveManagers', 'shiftManagers', 'expenseManagers', 'overtimeManagers'].map(isIn),
    );
    return {
      user: employee.workEmail,
      leaveManager: leaveManager!,
      shiftManager: shiftManager!,
      expenseManager: expenseManager!,
      overtimeManager: overtimeManager!,
    };
  }
}

const keyOf = (session: string): string => `refresh:${session}`;

/** Removes the cookie of cookie mode. */
export const clearedCookie = {
  'set-cookie': `${cookieName}=; HttpOnly; SameSite=Strict; Path=${refreshPath}; Max-Age=0`,
};

/** The hashes of an account. */
export async function passwordRow(
  runtime: ServiceRuntime,
  organization: string,
  account: string,
): Promise<PasswordRow | null> {
  return ((await runtime.rows(passwords).get(organization, account))?.doc ?? null) as PasswordRow | null;
}

const opened = new WeakMap<ServiceRuntime, SignIn>();

/** Makes the sign-in of a runtime; its endpoints find it by the runtime they run in. */
export function installSignIn(runtime: ServiceRuntime, tokens: Tokens): SignIn {
  const made = new SignIn(runtime, tokens);
  opened.set(runtime, made);
  return made;
}

/** The sign-in of the runtime that a scope runs in. */
export function signInOf(scope: { runtime: ServiceRuntime }): SignIn {
  return opened.get(scope.runtime)!;
}
