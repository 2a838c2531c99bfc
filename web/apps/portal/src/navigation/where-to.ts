import { home, loginWith, safeRedirect } from './redirect.ts';

/** Of the session only what decides about ways; null when nobody is signed in. */
export type Visitor = { passwordExpired: boolean; firstTimePassword: boolean } | null;
/** What must be done before anything else. */
export type Counts = { requiredFeedbacks: number };

export const myFile = '/human-resources/employee';
/** The pages of the own file, in the order of the specification. */
export const filePages = [
  'overview',
  'profile',
  'language-role',
  'contact',
  'personal',
  'employment',
  'managers',
] as const;
export type FilePage = (typeof filePages)[number];

export const leaveHome = '/leave';
/** The pages of the own leave, in the order of the tabs. */
export const leavePages = ['leave-requests', 'balances', 'leave-accruals'] as const;
export type LeavePage = (typeof leavePages)[number];
export const leaveRequests = `${leaveHome}/leave-requests`;
export const askForLeave = `${leaveRequests}/create`;
/** What is asked of oneself, and everything that is open in reach. */
export const pendingRequests = `${leaveHome}/pending-requests`;
export const allPendingRequests = `${leaveHome}/all-pending-requests`;

export const notFound = '/page-not-found';
const firstLogin = '/first-login';
const open = new Set(['/login']);
const known = new Set([
  home,
  '/logout',
  firstLogin,
  '/pending-feedbacks',
  notFound,
  ...open,
  ...filePages.map((page) => `${myFile}/${page}`),
  ...leavePages.map((page) => `${leaveHome}/${page}`),
  pendingRequests,
  allPendingRequests,
]);
/** Pages of one record. */
const records = /^\/leave\/leave-requests\/[\w-]+(?:\/edit)?$/;
const isKnown = (pathname: string): boolean => known.has(pathname) || records.test(pathname);
const moved = new Map([
  ['/', home],
  ['/auth', '/login'],
  ['/human-resources', myFile],
  [myFile, `${myFile}/${filePages[0]}`],
  [leaveHome, `${leaveHome}/${leavePages[0]}`],
]);

const bare = (pathname: string): string => pathname.replace(/(?!^)\/+$/, '');

/**
 * The one place of the navigation rules (specification, section 2): where a visitor who opens `path` (with search and
 * hash) has to go instead, or null to stay.
 */
export function whereTo(session: Visitor, path: string, counts: Counts): string | null {
  const [, written = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(path) ?? [];
  const pathname = bare(written);
  const goal = moved.get(pathname);
  // The old name of the sign-in page is open to everybody, so its rules are those of the page itself.
  if (goal === '/login') return whereTo(session, goal + search, counts) ?? goal + search;
  if (!session) return signedOut(pathname, path);
  const forced = forcedPage(session, counts);
  const wanted = (): string => safeRedirect(new URLSearchParams(search).get('redirect'));
  if (forced === pathname) return null;
  if (forced === firstLogin) return firstLoginWith(open.has(pathname) ? wanted() : safeRedirect(goal ?? path));
  if (forced) return forced;
  if (open.has(pathname) || pathname === firstLogin) return wanted();
  return goal ?? (isKnown(pathname) ? null : notFound);
}

/** The wanted page waits behind the new password, as it does behind the sign-in. */
const firstLoginWith = (path: string): string =>
  path === home ? firstLogin : `${firstLogin}?redirect=${encodeURIComponent(path)}`;

function signedOut(pathname: string, path: string): string | null {
  if (open.has(pathname)) return null;
  // Signing out is no goal to come back to.
  return pathname === '/logout' ? '/login' : loginWith(path);
}

function forcedPage(
  { passwordExpired, firstTimePassword }: NonNullable<Visitor>,
  { requiredFeedbacks }: Counts,
): string | undefined {
  if (passwordExpired || firstTimePassword) return firstLogin;
  return requiredFeedbacks > 0 ? '/pending-feedbacks' : undefined;
}
