import { currentLanguage, startI18n } from '@kadro/i18n';
import { pause } from './core/pause.ts';
import { askWho } from './boot/ask-who.ts';
import { prepareDates, prepareNumbers } from './boot/formats.ts';
import { createPortal } from './boot/portal.ts';

const look = () => import('./boot/look.ts');

async function prepareLook(): Promise<void> {
  const { prepareTheme } = await look();
  prepareTheme({ language: currentLanguage(), density: 'portal' });
}

/** What the pages stand on, each made in a slice of its own while it is asked who is signed in. */
const grounds = [() => import('./boot/react.ts'), look, prepareLook, prepareNumbers, prepareDates];

// No await out here: the pages share these modules and would wait for them for ever.
async function main(): Promise<void> {
  const portal = createPortal();
  const texts = startI18n({ namespaces: ['portal'] });
  const asked = askWho(portal, texts);
  // Whoever draws the page hears of it.
  asked.catch(() => undefined);
  await texts;
  for (const ground of grounds) {
    await ground();
    await pause();
  }
  const { start } = await import('./start.tsx');
  await start(portal, texts, asked);
}

void main();
