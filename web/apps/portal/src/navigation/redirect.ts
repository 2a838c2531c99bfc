export const home = '/dashboard';

/** Pages to which a sign-in does not return: they would redirect again. */
const noReturn = new Set(['/login', '/logout', '/first-login', '/pending-feedbacks', '/auth', '/auth/']);

const origin = 'https://same.invalid';

/** The path of a redirect value; the home page for another origin or a page not to return to. */
export function safeRedirect(value: string | null | undefined): string {
  // Browsers read a backslash as a slash and drop tabs and line breaks, so `/\\site` would leave the origin.
  if (!value?.startsWith('/') || value.startsWith('//') || /\\|\p{Cc}/u.test(value)) return home;
  const url = URL.parse(value, origin);
  if (!url || url.origin !== origin || noReturn.has(url.pathname)) return home;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The sign-in page that returns to `path` (path, search and hash). */
export const loginWith = (path: string): string => `/login?redirect=${encodeURIComponent(path)}`;
