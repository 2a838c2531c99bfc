import { type HttpAnswer, type HttpSide, type CommandScope } from '@kadro/chassis';
import { credentials } from '../events.ts';
import { type SessionRow, sessions } from '../rows/sessions.ts';
import { sentRefreshToken } from '../session/cookie.ts';
import {
  deleteRefreshState,
  readRefreshState,
  type RefreshState,
  replaceRefreshState,
  secondsLeft,
  type StoredRefreshState,
} from '../session/refresh-state.ts';
import { sessionAnswer } from '../session/answer.ts';
import { type SignInContext, signInOf } from '../shared/sign-in-context.ts';
import { endSessions } from '../sign-out/rules.ts';
import { type CredentialsState } from '../state.ts';

/** A lost answer is repeated with the same successor for this long. */
const graceMs = 30_000;

interface SentToken {
  session: string;
  n: number;
}

/** null where the token is missing, unknown or used up, or its session is over. */
export async function refreshSession(scope: CommandScope, http: HttpSide): Promise<HttpAnswer | null> {
  const context = signInOf(scope);
  const sent = sentRefreshToken(http);
  const token = sent && (await context.tokens.readRefresh(sent));
  if (!token) return null;
  const stored = await readRefreshState(context.service, token.session);
  if (!stored || secondsLeft(stored.state, scope.now()) <= 0) return null;
  if (!(await isOpen(context, stored.state, token.session))) return null;
  const next = await successor(scope, token, stored);
  if (!next) return null;
  const { organization, account, mode } = stored.state;
  return sessionAnswer(context, { organization, account, id: token.session, mode }, next, 202, http);
}

async function isOpen({ service, principals }: SignInContext, state: RefreshState, session: string): Promise<boolean> {
  const row = await principals.row(state.organization, state.account);
  const open = (await service.rows(sessions).get(state.organization, session))?.doc as SessionRow | undefined;
  const isGood = row?.sign === state.sign && open?.employeeId === state.account;
  return isGood && principals.isUsable(state.organization, row);
}

/**
 * Number of the token that follows; null where there is none. A token is used up at once, and a reuse after the grace
 * period ends the session.
 */
async function successor(scope: CommandScope, token: SentToken, stored: StoredRefreshState): Promise<number | null> {
  const { state } = stored;
  const now = scope.now();
  if (token.n === state.n) {
    const openedAt = state.openedAt ?? state.at;
    // whoever loses a race here used the same token, and its successor is the same
    await replaceRefreshState(scope, token.session, stored, { ...state, n: state.n + 1, at: now.toString(), openedAt });
    return state.n + 1;
  }
  if (token.n > state.n) return null;
  const isRepeat = token.n === state.n - 1;
  if (isRepeat && Temporal.Instant.from(state.at).until(now).total('milliseconds') <= graceMs) return state.n;
  await endReused(scope, state, token.session);
  return null;
}

async function endReused(scope: CommandScope, { organization, account }: RefreshState, session: string): Promise<void> {
  await scope.run(
    credentials,
    account,
    'reuse',
    (state: CredentialsState) => endSessions(state, { sessions: [session] }),
    { organization, actor: account },
  );
  await deleteRefreshState(scope, session);
}
