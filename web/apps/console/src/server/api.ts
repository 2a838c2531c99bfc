import { createApi, type Api, type Notice, type SessionUser } from '@kadro/api';
import { currentLanguage } from '@kadro/i18n';
import { setPlace } from '@kadro/ui/clock';
import { useSyncExternalStore } from 'react';

type Listener = (notice: Notice) => void;
const listeners = new Set<Listener>();

/** The portal's sign-in page, which returns to the current address. */
export const signInPage = (at: string): string => `/login?redirect=${encodeURIComponent(at)}`;

const here = (): string => `${window.location.pathname}${window.location.search}`;
const go = (to: string): void => window.location.assign(to);

/** The portal has the pages for signing in and for a forced password. */
export const api: Api = createApi({
  language: currentLanguage,
  onNotice: (notice) => listeners.forEach((listener) => listener(notice)),
  onSignedOut: (why) => go(why === 'logout' ? '/login' : signInPage(here())),
  onPasswordChangeRequired: () => go('/first-login'),
});

api.subscribe(setPlace);

/** Subscribes to the notices of all calls; returns the unsubscribe function. */
export function onNotice(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let latest: SessionUser | null = null;
api.subscribe((user) => (latest = user ?? latest));

/** The signed-in session; pages behind the gate always have one, the last one while they go to the sign-in page. */
export function useSession(): SessionUser {
  const user = useSyncExternalStore(api.subscribe, () => api.session ?? latest);
  if (!user) throw new Error('nobody is signed in');
  return user;
}
