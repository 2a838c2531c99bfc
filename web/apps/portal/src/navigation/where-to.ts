import { type Feature, type Screen } from '../core/feature.ts';
import { home, loginWith, safeRedirect } from './redirect.ts';

/** Of the session only what decides about ways; null when nobody is signed in. */
export type Visitor = { passwordExpired: boolean; firstTimePassword: boolean } | null;
/** What must be done before anything else. */
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

/** The screen of a path and its feature; undefined where no feature has one. */
export function screenAt(features: readonly Feature[], path: string): { feature: Feature; screen: Screen } | undefined {
  const pathname = bare(path);
  const all = features.flatMap((feature) => (feature.screens ?? []).map((screen) => ({ feature, screen })));
  return (
    all.find(({ screen }) => screen.path === pathname) ?? all.find(({ screen }) => patternOf(screen).test(pathname))
  );
}

/** Where a path leads by the redirects of the features, as often as there is one. */
export function redirected(features: readonly Feature[], path: string): string {
  const goal = features.map(({ redirects }) => redirects?.[path]).find((to) => to !== undefined);
  return goal === undefined ? path : redirected(features, goal);
}

/**
 * The one place of the navigation rules (specification, section 2): where a visitor who opens `path` (with search and
 * hash) has to go instead, or null to stay.
 */
export function navigationRules(features: readonly Feature[]): WhereTo {
  const redirects = new Map(features.flatMap((feature) => Object.entries(feature.redirects ?? {})));
  const isOpen = (pathname: string) => screenAt(features, pathname)?.screen.access === 'everyone';
  const isKnown = (pathname: string) => pathname === notFound || screenAt(features, pathname) !== undefined;
  const signedOut = (pathname: string, path: string) => {
    if (isOpen(pathname)) return null;
    // Signing out is no goal to come back to.
    return pathname === '/logout' ? '/login' : loginWith(path);
  };
  const whereTo: WhereTo = (session, path, counts) => {
    const [, written = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(path) ?? [];
    const pathname = bare(written);
    const goal = redirects.get(pathname);
    // The old name of the sign-in page is open to everybody, so its rules are those of the page itself.
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

/** The page that was asked for waits behind the new password, as it does behind the sign-in. */
const firstLoginWith = (path: string): string =>
  path === home ? firstLogin : `${firstLogin}?redirect=${encodeURIComponent(path)}`;

function forcedPage(
  { passwordExpired, firstTimePassword }: NonNullable<Visitor>,
  { requiredFeedbacks }: Counts,
): string | undefined {
  if (passwordExpired || firstTimePassword) return firstLogin;
  return requiredFeedbacks > 0 ? feedbacks : undefined;
}
