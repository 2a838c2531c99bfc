import { currentLanguage, isLanguage, setLanguage } from '@kadro/i18n';
import { type Portal } from '../core/context.tsx';
import { prefetch } from '../people/prefetch.ts';

/**
 * Asks who is signed in and then, in the language of the account, what every page needs; resolves when texts and
 * session are there. Rejects while the server does not answer.
 */
export async function restoreSession(portal: Portal, texts: Promise<void>): Promise<void> {
  await Promise.all([texts, portal.api.restore()]);
  const language = portal.api.session?.language;
  if (isLanguage(language) && language !== currentLanguage()) await setLanguage(language).catch(() => undefined);
  prefetch(portal);
}
