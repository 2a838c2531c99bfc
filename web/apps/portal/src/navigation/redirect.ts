export const home = '/dashboard';

/** Pages that are no goal of a sign-in: they would lead away again at once. */
const notGoals = new Set(['/login', '/logout', '/first-login', '/pending-feedbacks', '/auth', '/auth/']);

const origin = 'https://same.invalid';

/** A path of this site from a redirect value; the home when it names another site, or a page that is no goal. */
export function safeRedirect(value: string | null | undefined): string {
  // Browsers read a backslash as a slash and drop tabs and line ends, so `/\site` would leave the origin.
  if (!value?.startsWith('/') || value.startsWith('//') || /\\|\p{Cc}/u.test(value)) return home;
  const url = URL.parse(value, origin);
  if (!url || url.origin !== origin || notGoals.has(url.pathname)) return home;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The sign-in page that leads back to `path` (path, search and hash). */
export const loginWith = (path: string): string => `/login?redirect=${encodeURIComponent(path)}`;
