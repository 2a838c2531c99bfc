import { decider, event, personal, type ReadModel, readModel } from '@kadro/chassis';
import { z } from 'zod';

const hash = personal('identity', z.string());

export interface CredentialsState {
  /** Open sessions, oldest first. */
  sessions: string[];
}

/** More open sessions than this end the oldest one. */
const mostSessions = 20;

/** Passwords and sessions of one account (streams.md); attempts and refresh counters are in KeyValue. */
export const credentials = decider({
  name: 'credentials',
  initial: { sessions: [] } as CredentialsState,
  events: {
    PasswordIssued: event(1, z.object({ hash, ended: z.array(z.string()) })),
    PasswordChanged: event(1, z.object({ hash, ended: z.array(z.string()) })),
    SessionOpened: event(
      1,
      z.object({
        session: z.string(),
        mode: z.enum(['cookie', 'header']),
        device: personal('device', z.string()),
        address: personal('device', z.string()),
      }),
    ),
    SessionsEnded: event(1, z.object({ ended: z.array(z.string()) })),
  },
  evolve: {
    PasswordIssued: (state, { ended }) => ({ sessions: without(state.sessions, ended) }),
    PasswordChanged: (state, { ended }) => ({ sessions: without(state.sessions, ended) }),
    SessionOpened: (state, { session }) => ({ ...state, sessions: [...state.sessions, session] }),
    SessionsEnded: (state, { ended }) => ({ ...state, sessions: without(state.sessions, ended) }),
  },
});

const without = (sessions: readonly string[], ended: readonly string[]): string[] =>
  sessions.filter((one) => !ended.includes(one));

/** A first password, to be changed at once; every open session ends. */
export function issuePassword(state: CredentialsState, input: { hash: string }) {
  return [{ type: 'PasswordIssued' as const, data: { hash: input.hash, ended: state.sessions } }];
}

/** A password of one's own; the session that changed it goes on, all others end. */
export function changePassword(state: CredentialsState, input: { hash: string; keep: string | null }) {
  return [
    {
      type: 'PasswordChanged' as const,
      data: { hash: input.hash, ended: state.sessions.filter((one) => one !== input.keep) },
    },
  ];
}

/** Opens a session; the oldest ones end where there are too many. */
export function openSession(
  state: CredentialsState,
  input: { session: string; mode: 'cookie' | 'header'; device: string; address: string },
) {
  const surplus = state.sessions.slice(0, Math.max(0, state.sessions.length - mostSessions + 1));
  const opened = { type: 'SessionOpened' as const, data: input };
  return surplus.length > 0 ? [{ type: 'SessionsEnded' as const, data: { ended: surplus } }, opened] : [opened];
}

/** Ends the given sessions, or all; none of them open = nothing. */
export function endSessions(state: CredentialsState, input: { sessions: readonly string[] | 'all' }) {
  const ended =
    input.sessions === 'all' ? state.sessions : state.sessions.filter((one) => input.sessions.includes(one));
  return ended.length > 0 ? [{ type: 'SessionsEnded' as const, data: { ended } }] : [];
}

type Events = (typeof credentials)['events'];

/** The hashes that sign-in compares with. Never offered outside. */
export interface PasswordRow {
  id: string;
  hash: string;
  /** Latest first, the current one included. */
  former: string[];
  temporary: boolean;
  setAt: string;
}

/** Hashes kept for "not one of the last N", whatever N is set to later. */
const mostFormer = 24;

export const passwords = readModel<unknown, Events, PasswordRow>(credentials as never, {
  name: 'passwords',
  row: 'Password',
  version: 1,
  schema: z.object({
    id: z.string(),
    hash: z.string(),
    former: z.array(z.string()),
    temporary: z.boolean(),
    setAt: z.string(),
  }),
  indexes: {},
  reach: {},
  access: [],
  project: {
    // a forgotten hash is null: nobody signs in with it any more
    PasswordIssued: (row, { data, at }) => ({ hash: data.hash, former: row?.former ?? [], temporary: true, setAt: at }),
    PasswordChanged: (row, { data, at }) => ({
      hash: data.hash,
      former: [data.hash, ...(row?.former ?? [])].slice(0, mostFormer),
      temporary: false,
      setAt: at,
    }),
  },
}) as unknown as ReadModel<never>;

export interface SessionRow {
  id: string;
  employeeId: string;
  startedAt: string;
  device: string;
  mode: 'cookie' | 'header';
}

/** Open sessions; a row goes when its session ends. */
export const sessions = readModel<unknown, Events, SessionRow>(credentials as never, {
  name: 'sessions',
  row: 'Session',
  version: 1,
  schema: z.object({
    id: z.string(),
    employeeId: z.string(),
    startedAt: z.string(),
    device: z.string(),
    updatedDateTime: z.string(),
  }),
  indexes: { employeeId: { path: 'employeeId' }, startedAt: { path: 'startedAt' } },
  defaultSort: { by: 'startedAt', descending: true },
  reach: { own: 'employeeId' },
  access: ['own', 'all'],
  computed: {
    current: { type: z.boolean(), value: (row, scope) => row.id === scope.principal.session },
    lastSeenAt: {
      type: z.string(),
      value: async (row, scope) => {
        const kept = await scope.runtime.ports.keyValue.get('*', `refresh:${row.id}`);
        return kept ? (JSON.parse(kept) as { at: string }).at : row.startedAt;
      },
    },
  },
  keys: ({ data }) =>
    typeof data.session === 'string' ? [data.session] : ((data.ended as string[] | undefined) ?? []),
  project: {
    SessionOpened: (_row, { id, at, data }) => ({
      employeeId: id,
      startedAt: at,
      device: data.device ?? '',
      mode: data.mode,
    }),
    SessionsEnded: () => null,
    PasswordIssued: () => null,
    PasswordChanged: () => null,
  },
}) as unknown as ReadModel<never>;
