import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Api, type Notice, type SessionUser, type SignedOut } from '@kadro/api';
import { type Feature } from './feature.ts';
import { type Answers } from './questions.ts';

/** What the app is built on; created once at the start, in tests as needed. */
export interface Portal {
  api: Api;
  answers: Answers;
  features: readonly Feature[];
  signedOut: () => SignedOut | undefined;
  /** Returns how to unsubscribe. */
  onNotice: (listener: (notice: Notice) => void) => () => void;
}

const PortalContext = createContext<Portal | null>(null);

export const PortalProvider = PortalContext.Provider;

/** What the app is built on. @throws Error outside of its provider */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('PortalProvider is missing');
  return portal;
}

/** The signed-in user; `requiredFeedbacks` is absent until loaded. */
export type SignedInUser = SessionUser & { requiredFeedbacks?: number };

export function useSession(): SignedInUser | null {
  const { api } = usePortal();
  return useSyncExternalStore(api.subscribe, () => api.session);
}

export function useUser(): SignedInUser {
  const user = useSession();
  if (!user) throw new Error('A page of the signed-in was drawn for nobody');
  return user;
}
