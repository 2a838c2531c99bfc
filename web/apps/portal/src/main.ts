import { currentLanguage, startI18n } from '@kadro/i18n';
import { yieldToBrowser } from './core/yield-to-browser.ts';
import { restoreSession } from './boot/restore-session.ts';
import { prepareDates, prepareNumbers } from './boot/formats.ts';
import { homeTexts } from './boot/home-texts.ts';
import { createPortal } from './boot/portal.ts';

// In the order of use: the file of each holds what those before do not (`first-load.ts`).
const loadReact = () => import('./boot/react.ts');
const loadTheme = () => import('./boot/theme.ts');
const loadStart = () => import('./start.tsx');
const loadHome = () => import('./boot/home.ts');

async function makeTheme(): Promise<void> {
  const { prepareTheme } = await loadTheme();
  prepareTheme({ language: currentLanguage(), density: 'portal' });
}

/** Run in separate tasks while the session is restored, so that none blocks the page. */
const preparations = [loadReact, loadTheme, makeTheme, prepareNumbers, prepareDates, loadStart, loadHome];

// No top-level await: pages import these modules and would wait for them forever.
async function main(): Promise<void> {
  const portal = createPortal();
  const texts = startI18n({ namespaces: homeTexts });
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
