import { currentLanguage, startI18n } from '@kadro/i18n';
import { yieldToBrowser } from './core/yield-to-browser.ts';
import { restoreSession } from './boot/restore-session.ts';
import { prepareDates, prepareNumbers } from './boot/formats.ts';
import { createPortal } from './boot/portal.ts';

const loadTheme = () => import('./boot/theme.ts');

async function makeTheme(): Promise<void> {
  const { prepareTheme } = await loadTheme();
  prepareTheme({ language: currentLanguage(), density: 'portal' });
}

/** Run in separate tasks while the session is restored, so that none blocks the page. */
const preparations = [() => import('./boot/react.ts'), loadTheme, makeTheme, prepareNumbers, prepareDates];

// No top-level await: pages import these modules and would wait for them forever.
async function main(): Promise<void> {
  const portal = createPortal();
  const texts = startI18n({ namespaces: ['portal'] });
  const restored = restoreSession(portal, texts);
  // `start` handles the failure.
  restored.catch(() => undefined);
  await texts;
  for (const prepare of preparations) {
    await prepare();
    await yieldToBrowser();
  }
  const { start } = await import('./start.tsx');
  await start(portal, texts, restored);
}

void main();
