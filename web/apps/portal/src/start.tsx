import { startTransition, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { patiently } from '@kadro/ui/patience';
import { App } from './app/App.tsx';
import { fetchAhead } from './app/Pages.tsx';
import { type Portal } from './core/context.tsx';
import { restoreSession } from './boot/restore-session.ts';
import { listenToBack } from './navigation/unsaved-guard.tsx';

const againMs = 5000;

const loadStartFailed = patiently(() => import('./boot/StartFailed.tsx'));

let root: Root | undefined;

function draw(page: ReactNode): void {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no root');
  (root ??= createRoot(element)).render(page);
}

async function waitForServer(texts: Promise<void>): Promise<void> {
  const [{ StartFailed }] = await Promise.all([loadStartFailed(), texts]);
  await new Promise<void>((resolve) => {
    const again = () => {
      clearTimeout(timer);
      removeEventListener('online', again);
      resolve();
    };
    const timer = setTimeout(again, againMs);
    addEventListener('online', again);
    draw(<StartFailed onRetry={again} />);
  });
}

/** Renders the app once the session is restored; until the server answers, restoring is repeated. */
export async function start(portal: Portal, texts: Promise<void>, restored: Promise<void>): Promise<void> {
  const code = fetchAhead(portal.features, location.pathname);
  for (let attempt = restored; ; attempt = restoreSession(portal, texts)) {
    const isKnown = await attempt.then(
      () => true,
      () => false,
    );
    if (isKnown) break;
    await waitForServer(texts);
  }
  await code;
  listenToBack();
  // A transition, so that the first rendering does not block the page.
  startTransition(() => draw(<App portal={portal} />));
}
