import { type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from '../app/context.tsx';
import { whereTo } from './where-to.ts';

/** Keeps the navigation rules at every change of place or session. */
export function Guarded({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const goal = whereTo(session, `${pathname}${search}${hash}`, { requiredFeedbacks: session?.requiredFeedbacks ?? 0 });
  return goal === null ? children : <Navigate to={goal} replace />;
}
