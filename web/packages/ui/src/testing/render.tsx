import { type ReactNode } from 'react';
import { render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Toasts } from '../feedback/Toasts.tsx';
import { uiTexts } from '../showcase/words.ts';
import { UiTextsProvider } from '../texts.ts';
import { type UiLanguage } from '../theme/languages.ts';
import { KadroTheme } from '../theme/Provider.tsx';
import './browser.ts';

interface DrawOptions {
  language?: UiLanguage;
  /** Moves fake timers on while the person acts. */
  advanceTimers?: (ms: number) => void;
}

/** Draws a part in the theme of a language (its own words are English), and a person at keyboard and mouse. */
export async function draw(part: ReactNode, { language = 'en', advanceTimers }: DrawOptions = {}) {
  const user = userEvent.setup(advanceTimers && { advanceTimers });
  const view = render(
    <KadroTheme language={language} density="portal">
      <UiTextsProvider value={uiTexts}>
        <Toasts>{part}</Toasts>
      </UiTextsProvider>
    </KadroTheme>,
  );
  // the mirror of Arabic is loaded first
  await waitFor(() => {
    if (!view.container.hasChildNodes()) throw new Error('Nothing is drawn yet');
  });
  return { ...view, user };
}
