// first, as libraries look for it when they are loaded
import '@kadro/ui/testing';
import { type ReactNode } from 'react';
import { render, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { type Api } from '@kadro/api';
import { I18nProvider, startI18n, type Language } from '@kadro/i18n';
import { KadroTheme, Toasts } from '@kadro/ui';
import { PartTexts } from '../app/ui-texts.tsx';
import { PortalProvider, type Portal } from '../core/context.tsx';
import { type Feature } from '../core/feature.ts';
import { Answers } from '../core/questions.ts';
import { UnsavedGuard } from '../navigation/unsaved-guard.tsx';

interface DrawOptions {
  api: Api;
  language?: Language;
  /** Those that the part is about; default none. */
  features?: readonly Feature[];
  address?: string;
}

/** Draws a part of the portal for somebody who is signed in, and a person at keyboard and mouse. */
export async function draw(part: ReactNode, { api, language = 'en', features = [], address = '/' }: DrawOptions) {
  await startI18n({ language, namespaces: ['portal', 'inbox', 'leave', 'time', 'photo'] });
  const portal: Portal = {
    api,
    answers: new Answers(),
    features,
    signedOut: () => undefined,
    onNotice: () => () => undefined,
  };
  const user = userEvent.setup();
  const view = render(
    <PortalProvider value={portal}>
      <I18nProvider datePattern={api.session?.datePattern} zone={api.session?.zone}>
        <PartTexts>
          <KadroTheme language={language} density="portal">
            <Toasts>
              <MemoryRouter initialEntries={[address]}>
                <UnsavedGuard>{part}</UnsavedGuard>
              </MemoryRouter>
            </Toasts>
          </KadroTheme>
        </PartTexts>
      </I18nProvider>
    </PortalProvider>,
  );
  // the mirror of Arabic is loaded first
  await waitFor(() => {
    if (!view.container.hasChildNodes()) throw new Error('Nothing is drawn yet');
  });
  return { ...view, user };
}
