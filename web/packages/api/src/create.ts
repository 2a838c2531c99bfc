import { Drafts } from './drafts.ts';
import { ApiError, errorBody } from './errors.ts';
import { type Caller } from './following.ts';
import { type Dated } from './notice.ts';
import { GraphqlClient, type Query, type QueryOptions, type QueryResult } from './graphql.ts';
import { serviceRoots } from './services.ts';
import { Session, type SessionUser, type SignedOut, type Tabs } from './session.ts';
import { HttpClient, type HttpAnswer, type HttpCall, type HttpClientOptions } from './http-client.ts';

export const { identity, leave } = serviceRoots;

export type ApiOptions = HttpClientOptions & {
  onSignedOut: (why: SignedOut) => void;
  batch?: boolean;
  tabs?: Tabs;
  /** The renewal that the page has sent before there was a client; taken by the first one. */
  renewal?: Promise<Response>;
  /** Does the work that signing in asks for after failures. */
  solve?: (challenge: unknown) => Promise<string>;
};

/** The same `key` after a failure keeps one intent one command. */
export type CommandOptions = Pick<HttpCall, 'params' | 'signal' | 'silent' | 'headers' | 'onProgress' | 'keepalive'> & {
  key?: string;
};
export type ReadOptions = Pick<HttpCall, 'params' | 'signal' | 'silent'>;
/** `unchanged`: it was so already. A dated change says from which day it counts, and what a later one replaces. */
export type CommandResult = { id: string; position: string; unchanged?: true } & Partial<Dated>;

export type CommandMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export type Api = {
  readonly session: SessionUser | null;
  readonly drafts: Pick<Drafts, 'of'>;
  /** Calls the listener at each change of the session, from any tab; returns the unsubscribe function. */
  subscribe: (listener: (user: SessionUser | null) => void) => () => void;
  /** Sends a command, `path` from the root of the origin; throws `ApiError`. */
  command: <T = CommandResult>(
    method: CommandMethod,
    path: string,
    body?: unknown,
    options?: CommandOptions,
  ) => Promise<T>;
  /** Reads what only REST offers, `path` from the root of the origin; throws `ApiError`. */
  read: <T>(path: string, options?: ReadOptions) => Promise<T>;
  /** The bytes of a file that needs the token, for an object URL; throws `ApiError`. */
  file: (path: string, options?: ReadOptions) => Promise<Blob>;
  /** For `follow` of `@kadro/api/follow`, which few pages load. */
  readonly caller: Caller;
  /** Asks over GraphQL, not older than the last command; throws `ApiError` when there is no data at all. */
  query: <R, V = unknown>(document: Query<R, V>, variables?: V, options?: QueryOptions) => Promise<QueryResult<R>>;
  /** What the function asks for at once is one request. */
  together: (ask: () => void) => void;
  login: (credentials: { username: string; password: string }) => Promise<SessionUser>;
  /** Signs out in all tabs; throws, and nobody is signed out, when the server cannot be reached. */
  logout: () => Promise<void>;
  /** At the start of an app: who is signed in by the cookie; throws when the server cannot be reached. */
  restore: () => Promise<SessionUser | null>;
  refresh: () => Promise<SessionUser | null>;
  /** Without `oldPassword` it is the forced change at a first sign-in or after expiry. */
  changePassword: (change: { password: string; oldPassword?: string }) => Promise<SessionUser>;
};

/** A refresh that hangs would hold up every tab. */
const refreshTimeoutMs = 30_000;

const cookieMode = { 'kadro-session': 'cookie' };
const bearer = ({ headers }: HttpAnswer): string | undefined => headers.get('authorization')?.replace(/^Bearer /i, '');

const expired = (token: string): boolean => {
  try {
    const { exp } = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))) as {
      exp?: number;
    };
    return exp !== undefined && exp * 1000 <= Date.now();
  } catch {
    return false;
  }
};

const browserTabs = (): Tabs => ({
  locks: globalThis.navigator?.locks as Tabs['locks'],
  channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('kadro.session'),
  storage: {
    getItem: (name) => globalThis.localStorage.getItem(name),
    setItem: (name, value) => globalThis.localStorage.setItem(name, value),
    removeItem: (name) => globalThis.localStorage.removeItem(name),
    names: () => Object.keys(globalThis.localStorage),
  },
});

type Client = { session: Session; http: HttpClient };

/** Renews the token; null means signed out; whatever else is answered, or nothing, throws and ends nothing. */
async function renewToken({ session, http }: Client, given?: Promise<Response>): Promise<string | null> {
  const path = `${identity}/account/refresh-token`;
  const answer = await http.once({
    method: 'POST',
    path,
    headers: cookieMode,
    exempt: true,
    timeoutMs: refreshTimeoutMs,
    given,
  });
  const token = bearer(answer);
  if (answer.status === 202 && token) {
    session.adopt(token, answer.body as SessionUser);
    return token;
  }
  // only a refusal of our own ends a session, not what stands between: a proxy, a limit, another site's page
  if (answer.status !== 401 && !isWithoutToken(answer)) throw new ApiError(answer.status, errorBody(answer.body));
  return null;
}

/** As the specification has it: without a token the renewal answers 200. */
const isWithoutToken = ({ status, body }: HttpAnswer): boolean =>
  status === 200 && errorBody(body)?.name === 'refresh_token_not_found';

async function signIn(
  { session, http }: Client,
  call: Pick<HttpCall, 'method' | 'path' | 'body' | 'exempt'>,
): Promise<SessionUser> {
  const answer = await http.send({ ...call, headers: cookieMode, silent: 'refusals' });
  const token = bearer(answer);
  if (!token) throw new ApiError(answer.status, errorBody(answer.body));
  session.adopt(token, answer.body as SessionUser);
  return answer.body as SessionUser;
}

const captchaFailed = 808;
const lazily = async (challenge: unknown): Promise<string> =>
  (await import('./captcha/solve.ts')).solveBeside(challenge);

function challengeIn(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== captchaFailed) return undefined;
  return typeof error.details === 'object' && error.details !== null && 'challenge' in error.details
    ? error.details.challenge
    : undefined;
}

/** Signs in; where work is asked for first it is done, once, and the refusal stays where it cannot be. */
async function logIn(
  client: Client,
  credentials: { username: string; password: string },
  solve: NonNullable<ApiOptions['solve']>,
): Promise<SessionUser> {
  const call = { method: 'POST', path: `${identity}/login`, exempt: true };
  try {
    return await signIn(client, { ...call, body: credentials });
  } catch (refused) {
    const challenge = challengeIn(refused);
    const captcha = challenge === undefined ? undefined : await solve(challenge).catch(() => undefined);
    if (captcha === undefined) throw refused;
    return signIn(client, { ...call, body: { ...credentials, captcha } });
  }
}

/** Ends the session on the server first: while its cookie lives, nobody is signed out. */
async function signOut({ session, http }: Client, refresh: () => Promise<string | null>): Promise<void> {
  // An expired token could not end the session, and logout itself is exempt from renewal.
  if (session.token && expired(session.token)) await session.renew(session.token, refresh);
  try {
    await http.send({
      method: 'POST',
      path: `${identity}/account/logout`,
      headers: cookieMode,
      exempt: true,
      silent: 'refusals',
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) throw error;
  }
  session.end('logout');
}

async function send<T>(
  http: HttpClient,
  method: CommandMethod,
  path: string,
  body: unknown,
  given: CommandOptions,
): Promise<T> {
  const { key = crypto.randomUUID(), headers, ...options } = given;
  const answer = await http.send({ method, path, body, ...options, headers: { 'idempotency-key': key, ...headers } });
  return answer.body as T;
}

async function read<T>(http: HttpClient, path: string, options: ReadOptions): Promise<T> {
  return (await http.send({ method: 'GET', path, ...options })).body as T;
}

async function restore(session: Session, refresh: () => Promise<string | null>): Promise<SessionUser | null> {
  if ((await session.renew(null, refresh)) === null) session.forget();
  return session.user;
}

/** The session of the tabs, and the drafts, which end with it. */
function sessionWith(tabs: Tabs, onSignedOut: ApiOptions['onSignedOut']): { session: Session; drafts: Drafts } {
  const drafts = new Drafts(tabs.storage);
  const session = new Session(tabs, (why) => {
    drafts.end(why);
    onSignedOut(why);
  });
  session.subscribe((user) => user && drafts.begin(user.id));
  return { session, drafts };
}

/** The one HTTP client of the web apps: commands over REST, queries over GraphQL, the session over all tabs. */
export function createApi({
  onSignedOut,
  batch = false,
  tabs = browserTabs(),
  solve = lazily,
  renewal,
  ...options
}: ApiOptions): Api {
  const { session, drafts } = sessionWith(tabs, onSignedOut);
  const sent = renewal ? [renewal] : [];
  const refresh = (): Promise<string | null> => renewToken(client, sent.pop());
  const http = new HttpClient(options, session, refresh);
  const client: Client = { session, http };
  const queries = new GraphqlClient(http, batch);
  return {
    get session() {
      return session.user;
    },
    drafts,
    subscribe: (listener) => session.subscribe(listener),
    command: (method, path, body, commandOptions = {}) => send(http, method, path, body, commandOptions),
    read: (path, readOptions = {}) => read(http, path, readOptions),
    file: async (path, readOptions = {}) =>
      (await http.send({ method: 'GET', path, file: true, ...readOptions })).body as Blob,
    caller: { options, session, refresh },
    query: (document, variables, queryOptions) => queries.query(document, variables, queryOptions),
    together: (ask) => queries.together(ask),
    login: (credentials) => logIn(client, credentials, solve),
    logout: () => signOut(client, refresh),
    restore: () => restore(session, refresh),
    refresh: async () => {
      if ((await session.renew(session.token, refresh)) === null) session.end('expired');
      return session.user;
    },
    changePassword: ({ oldPassword, password }) =>
      oldPassword === undefined
        ? signIn(client, { method: 'PUT', path: `${identity}/account/change-password`, body: { password } })
        : signIn(client, { method: 'POST', path: `${identity}/change-password`, body: { oldPassword, password } }),
  };
}
