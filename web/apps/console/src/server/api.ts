import { createApi, type Api, type Notice, type SessionUser } from '@kadro/api';
import { currentLanguage } from '@kadro/i18n';
import { useSyncExternalStore } from 'react';

type Listener = (notice: Notice) => void;
const listeners = new Set<Listener>();

/** The portal's page that signs in, with the way back to where the person is now. */
export const signInPage = (at: string): string => `/login?redirect=${encodeURIComponent(at)}`;

const here = (): string => `${window.location.pathname}${window.location.search}`;
const go = (to: string): void => window.location.assign(to);

/** The console's one client; the portal holds the pages of signing in and of a forced password. */
export const api: Api = createApi({
  language: currentLanguage,
  onNotice: (notice) => listeners.forEach((listener) => listener(notice)),
  onSignedOut: (why) => go(why === 'logout' ? '/login' : signInPage(here())),
  onPasswordChangeRequired: () => go('/first-login'),
});

/** Listens to the notices of all calls; returns how to stop. */
export function onNotice(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Who is signed in; the pages behind the gate have somebody. */
export function useSession(): SessionUser {
  const user = useSyncExternalStore(api.subscribe, () => api.session);
  if (!user) throw new Error('nobody is signed in');
  return user;
}
