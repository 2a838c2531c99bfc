import { type ServiceScope } from '@kadro/chassis';

const daySeconds = 24 * 3600;
/** A session that nobody refreshes for this long is over. */
export const idleSeconds = 30 * daySeconds;
/** However often it is refreshed. */
const longestSeconds = 90 * daySeconds;

export interface RefreshState {
  organization: string;
  account: string;
  mode: 'cookie' | 'header';
  /** The `sign` of the account when the session was signed: a later one ends it. */
  sign: string;
  /** Number of the token that is good now. */
  n: number;
  at: string;
  /** When it was opened; absent in sessions of before, which count from their next use. */
  openedAt?: string;
}

/** A state and the text that is compared when it is replaced. */
export interface StoredRefreshState {
  state: RefreshState;
  text: string;
}

export const refreshKey = (session: string): string => `refresh:${session}`;

export async function readRefreshState(service: ServiceScope, session: string): Promise<StoredRefreshState | null> {
  const text = await service.keyValue.get('*', refreshKey(session));
  return text ? { state: JSON.parse(text) as RefreshState, text } : null;
}

export async function openRefreshState(service: ServiceScope, session: string, state: RefreshState): Promise<void> {
  await service.keyValue.set('*', refreshKey(session), JSON.stringify(state), idleSeconds);
}

/** How long a session goes on without being used, and not beyond its longest life; 0 or less where that is over. */
export function secondsLeft({ openedAt, at }: RefreshState, now: Temporal.Instant): number {
  const age = Temporal.Instant.from(openedAt ?? at)
    .until(now)
    .total('seconds');
  return Math.min(idleSeconds, Math.floor(longestSeconds - age));
}

/** Changes nothing where somebody else has replaced it since it was read. */
export async function replaceRefreshState(
  service: ServiceScope,
  session: string,
  { text }: StoredRefreshState,
  next: RefreshState,
): Promise<void> {
  const seconds = secondsLeft(next, service.now());
  await service.keyValue.compareAndSet('*', refreshKey(session), text, JSON.stringify(next), seconds);
}

export async function deleteRefreshState(service: ServiceScope, session: string): Promise<void> {
  await service.keyValue.delete('*', refreshKey(session));
}
