import { currentLanguage, isLanguage, setLanguage } from '@kadro/i18n';
import { type Portal } from '../core/context.tsx';
import { prefetch } from '../people/prefetch.ts';

/** Restores the session and its language, then prefetches; rejects while the server does not answer. */
export async function restoreSession(portal: Portal, texts: Promise<void>): Promise<void> {
  await Promise.all([texts, portal.api.restore()]);
  const language = portal.api.session?.language;
  if (isLanguage(language) && language !== currentLanguage()) await setLanguage(language).catch(() => undefined);
  prefetch(portal, location.pathname);
}
