import { type Feature, type Screen } from '../core/feature.ts';
import { home, loginWith, safeRedirect } from './redirect.ts';

/** The session as far as navigation depends on it; null when signed out. */
export type Visitor = { passwordExpired: boolean; firstTimePassword: boolean } | null;
export type Counts = { requiredFeedbacks: number };

export const notFound = '/page-not-found';
const firstLogin = '/first-login';
const feedbacks = '/pending-feedbacks';

type WhereTo = (session: Visitor, path: string, counts: Counts) => string | null;

const bare = (pathname: string): string => pathname.replace(/(?!^)\/+$/, '');

function patternOf({ path, values = {} }: Screen): RegExp {
  const parts = path.split('/').map((part) => {
    if (!part.startsWith(':')) return part;
    const known = values[part.slice(1)];
    return known ? `(?:${known.join('|')})` : String.raw`[\w-]+`;
  });
  return new RegExp(`^${parts.join('/')}$`);
}

export function screenAt(features: readonly Feature[], path: string): { feature: Feature; screen: Screen } | undefined {
  const pathname = bare(path);
  const all = features.flatMap((feature) => (feature.screens ?? []).map((screen) => ({ feature, screen })));
  return (
    all.find(({ screen }) => screen.path === pathname) ?? all.find(({ screen }) => patternOf(screen).test(pathname))
  );
}

export function redirected(features: readonly Feature[], path: string): string {
  const goal = features.map(({ redirects }) => redirects?.[path]).find((to) => to !== undefined);
  return goal === undefined ? path : redirected(features, goal);
}

/** The navigation rules (specification, section 2): where `path` (with search and hash) redirects to; null stays. */
export function navigationRules(features: readonly Feature[]): WhereTo {
  const redirects = new Map(features.flatMap((feature) => Object.entries(feature.redirects ?? {})));
  const isOpen = (pathname: string) => screenAt(features, pathname)?.screen.access === 'everyone';
  const isKnown = (pathname: string) => pathname === notFound || screenAt(features, pathname) !== undefined;
  const signedOut = (pathname: string, path: string) => {
    if (isOpen(pathname)) return null;
    // One does not return to signing out.
    return pathname === '/logout' ? '/login' : loginWith(path);
  };
  const whereTo: WhereTo = (session, path, counts) => {
    const [, written = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(path) ?? [];
    const pathname = bare(written);
    const goal = redirects.get(pathname);
    // The old path of the sign-in page is public, so the rules of the page itself apply.
    if (goal === '/login') return whereTo(session, goal + search, counts) ?? goal + search;
    if (!session) return signedOut(pathname, path);
    const forced = forcedPage(session, counts);
    const asked = (): string => safeRedirect(new URLSearchParams(search).get('redirect'));
    if (forced === pathname) return null;
    if (forced === firstLogin) return firstLoginWith(isOpen(pathname) ? asked() : safeRedirect(goal ?? path));
    if (forced) return forced;
    if (isOpen(pathname) || pathname === firstLogin) return asked();
    return goal ?? (isKnown(pathname) ? null : notFound);
  };
  return whereTo;
}

const firstLoginWith = (path: string): string =>
  path === home ? firstLogin : `${firstLogin}?redirect=${encodeURIComponent(path)}`;

function forcedPage(
  { passwordExpired, firstTimePassword }: NonNullable<Visitor>,
  { requiredFeedbacks }: Counts,
): string | undefined {
  if (passwordExpired || firstTimePassword) return firstLogin;
  return requiredFeedbacks > 0 ? feedbacks : undefined;
}
