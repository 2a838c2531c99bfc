import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Api, type Notice, type SessionUser, type SignedOut } from '@kadro/api';
import { type Feature } from './feature.ts';
import { type Answers } from './questions.ts';

/** What the app is made of; made once at the start, so that tests can make another. */
export interface Portal {
  api: Api;
  answers: Answers;
  features: readonly Feature[];
  /** Why the last session ended, for the sign-in page. */
  signedOut: () => SignedOut | undefined;
  /** Calls the listener at each notice; returns how to stop. */
  onNotice: (listener: (notice: Notice) => void) => () => void;
}

const PortalContext = createContext<Portal | null>(null);

export const PortalProvider = PortalContext.Provider;

/** The parts of the app; throws outside of its provider. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('PortalProvider is missing');
  return portal;
}

/** Who is signed in; `requiredFeedbacks` is there as soon as the server counts them. */
export type SignedInUser = SessionUser & { requiredFeedbacks?: number };

/** Who is signed in, or null; the component is drawn again when it changes. */
export function useSession(): SignedInUser | null {
  const { api } = usePortal();
  return useSyncExternalStore(api.subscribe, () => api.session);
}

/** Who is signed in, on pages that exist for the signed-in only. */
export function useUser(): SignedInUser {
  const user = useSession();
  if (!user) throw new Error('A page of the signed-in was drawn for nobody');
  return user;
}
