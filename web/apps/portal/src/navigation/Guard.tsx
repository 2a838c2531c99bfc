import { useEffect, useMemo, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { usePortal, useSession } from '../core/context.tsx';
import { navigationRules } from './where-to.ts';

/** The console is another app: it needs a page load. */
const inConsole = /^\/console(?:[/?#]|$)/;

export function NavigationGuard({ children }: { children: ReactNode }) {
  const session = useSession();
  const { features } = usePortal();
  const whereTo = useMemo(() => navigationRules(features), [features]);
  const { pathname, search, hash } = useLocation();
  const goal = whereTo(session, `${pathname}${search}${hash}`, { requiredFeedbacks: session?.requiredFeedbacks ?? 0 });
  if (goal === null) return children;
  return inConsole.test(goal) ? <Leave to={goal} /> : <Navigate to={goal} replace />;
}

function Leave({ to }: { to: string }) {
  useEffect(() => window.location.replace(to), [to]);
  return null;
}
