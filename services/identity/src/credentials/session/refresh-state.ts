import { type ServiceScope } from '@kadro/chassis';

/** A session that nobody refreshes for this long is over. */
export const idleSeconds = 30 * 24 * 3600;

export interface RefreshState {
  organization: string;
  account: string;
  mode: 'cookie' | 'header';
  /** The `sign` of the account when the session was signed: a later one ends it. */
  sign: string;
  /** Number of the token that is good now. */
  n: number;
  at: string;
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

/** Changes nothing where somebody else has replaced it since it was read. */
export async function replaceRefreshState(
  service: ServiceScope,
  session: string,
  { text }: StoredRefreshState,
  next: RefreshState,
): Promise<void> {
  await service.keyValue.compareAndSet('*', refreshKey(session), text, JSON.stringify(next), idleSeconds);
}

export async function deleteRefreshState(service: ServiceScope, session: string): Promise<void> {
  await service.keyValue.delete('*', refreshKey(session));
}
