import { useEffect } from 'react';
import { BrowserRouter } from 'react-router';
import { I18nProvider, useLanguage } from '@kadro/i18n';
import { KadroTheme, Toasts } from '@kadro/ui';
import { NavigationGuard } from '../navigation/Guard.tsx';
import { UnsavedGuard } from '../navigation/unsaved-guard.tsx';
import { PortalProvider, usePortal, useSession, type Portal } from '../core/context.tsx';
import { Notices } from './Notices.tsx';
import { PartTexts } from './ui-texts.tsx';
import { Pages } from './Pages.tsx';
import { Kept } from '../parts/Kept.tsx';
import { useLanguageOfSession } from '../people/language.ts';

/** The root component; texts are loaded and the session is known. */
export function App({ portal }: { portal: Portal }) {
  return (
    <PortalProvider value={portal}>
      <Providers />
    </PortalProvider>
  );
}

function Providers() {
  const session = useSession();
  const language = useLanguage();
  useLanguageOfSession(session);
  useClearCache(session?.id);
  return (
    <I18nProvider datePattern={session?.datePattern} zone={session?.zone}>
      <PartTexts>
        <KadroTheme language={language} density="portal">
          <Toasts>
            <Notices />
            <BrowserRouter>
              <UnsavedGuard>
                <NavigationGuard>
                  <Kept isAlone>
                    <Pages />
                  </Kept>
                </NavigationGuard>
              </UnsavedGuard>
            </BrowserRouter>
          </Toasts>
        </KadroTheme>
      </PartTexts>
    </I18nProvider>
  );
}

function useClearCache(id: string | undefined): void {
  const { answers } = usePortal();
  useEffect(() => () => answers.clear(), [answers, id]);
}
