import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { currentLanguage, isLanguage, setLanguage, startI18n } from '@kadro/i18n';
import { App } from './app/App.tsx';
import { fetchAhead } from './app/Pages.tsx';
import { listenToBack } from './navigation/leave-guard.tsx';
import { createPortal } from './boot/portal.ts';
import { askAhead } from './queries/questions.ts';

const againMs = 5000;
const element = document.getElementById('root');
if (!element) throw new Error('The page has no root');

const portal = createPortal();
const texts = startI18n({ namespaces: ['portal'] });
let root: ReturnType<typeof createRoot> | undefined;
const draw = (page: React.ReactNode): void => (root ??= createRoot(element)).render(page);

/** Asks who is signed in; while the server does not answer it is asked again, by itself and by the button. */
async function restore(): Promise<void> {
  for (;;) {
    try {
      await portal.api.restore();
      return;
    } catch {
      const [{ StartFailed }] = await Promise.all([import('./boot/StartFailed.tsx'), texts]);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, againMs);
        draw(<StartFailed onRetry={() => (clearTimeout(timer), resolve())} />);
      });
    }
  }
}

fetchAhead(location.pathname);
await Promise.all([texts, restore()]);
const language = portal.api.session?.language;
if (isLanguage(language) && language !== currentLanguage()) await setLanguage(language).catch(() => undefined);
askAhead(portal);
listenToBack();
// In slices, so that the first drawing does not hold up the page.
startTransition(() => draw(<App portal={portal} />));
