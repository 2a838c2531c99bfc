import { currentLanguage, startI18n } from '@kadro/i18n';
import { codeOutage, patiently } from '@kadro/ui/patience';
import { yieldToBrowser } from './core/yield-to-browser.ts';
import { restoreSession } from './boot/restore-session.ts';
import { prepareDates, prepareNumbers } from './boot/formats.ts';
import { homeTexts } from './boot/home-texts.ts';
import { createPortal } from './boot/portal.ts';

// In the order of use: the file of each holds what those before do not (`first-load.ts`).
const loadTheme = patiently(() => import('./boot/theme.ts'));
const loadReact = patiently(() => import('./boot/react.ts'));
const loadStart = patiently(() => import('./start.tsx'));
const loadHome = patiently(() => import('./boot/home.ts'));

async function makeTheme(): Promise<void> {
  const { prepareTheme } = await loadTheme();
  prepareTheme({ language: currentLanguage(), density: 'portal' });
}

/** Run in separate tasks while the session is restored, so that none blocks the page. */
const preparations = [loadTheme, makeTheme, prepareNumbers, prepareDates, loadReact, loadStart, loadHome];

/** Fetches what is needed last, now that what is needed before is on its way. */
const fetchLater = (): void =>
  document.querySelectorAll<HTMLLinkElement>('link[rel="later"]').forEach((link) => {
    link.rel = 'modulepreload';
  });

// No top-level await: pages import these modules and would wait for them forever.
async function main(): Promise<void> {
  fetchLater();
  const portal = createPortal();
  codeOutage.subscribe(() => dispatchEvent(new Event('kadro-outage')));
  const texts = patiently(() => startI18n({ namespaces: homeTexts }))();
  const restored = restoreSession(portal, texts);
  // `start` handles the failure.
  restored.catch(() => undefined);
  await texts;
  for (const prepare of preparations) {
    await prepare();
    await yieldToBrowser();
  }
  const { start } = await loadStart();
  await start(portal, texts, restored);
}

void main();
