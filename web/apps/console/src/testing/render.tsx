// first, as libraries look for it when they are loaded
import '@kadro/ui/testing';
import { type ReactNode } from 'react';
import { render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nProvider, startI18n, type Language } from '@kadro/i18n';
import { KadroTheme, Toasts, UiTextsProvider } from '@kadro/ui';
import { useUiTexts } from '../shell/use-ui-texts.ts';

const Texts = ({ children }: { children: ReactNode }) => (
  <UiTextsProvider value={useUiTexts()}>{children}</UiTextsProvider>
);

/** Draws a part of the console that needs no data, and a person at keyboard and mouse. */
export async function draw(part: ReactNode, { language = 'en' }: { language?: Language } = {}) {
  await startI18n({ language, namespaces: ['console'] });
  const user = userEvent.setup();
  const view = render(
    <I18nProvider>
      <Texts>
        <KadroTheme language={language} density="console">
          <Toasts>{part}</Toasts>
        </KadroTheme>
      </Texts>
    </I18nProvider>,
  );
  // the mirror of Arabic is loaded first
  await waitFor(() => {
    if (!view.container.hasChildNodes()) throw new Error('Nothing is drawn yet');
  });
  return { ...view, user };
}
