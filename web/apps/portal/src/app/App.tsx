import { useEffect } from 'react';
import { BrowserRouter } from 'react-router';
import { I18nProvider, useLanguage } from '@kadro/i18n';
import { KadroTheme, Toasts } from '@kadro/ui';
import { Guarded } from '../navigation/Guarded.tsx';
import { LeaveGuard } from '../navigation/unsaved-guard.tsx';
import { PortalProvider, usePortal, useSession, type Portal } from '../core/context.tsx';
import { Notices } from './Notices.tsx';
import { PartTexts } from './ui-texts.tsx';
import { Pages } from './Pages.tsx';
import { useLanguageOfSession } from '../people/language.ts';

/** The portal on a page of the browser; the texts are loaded and the session is known. */
export function App({ portal }: { portal: Portal }) {
  return (
    <PortalProvider value={portal}>
      <Dressed />
    </PortalProvider>
  );
}

function Dressed() {
  const session = useSession();
  const language = useLanguage();
  useLanguageOfSession(session);
  useForgetting(session?.id);
  return (
    <I18nProvider datePattern={session?.datePattern}>
      <PartTexts>
        <KadroTheme language={language} density="portal">
          <Toasts>
            <Notices />
            <BrowserRouter>
              <LeaveGuard>
                <Guarded>
                  <Pages />
                </Guarded>
              </LeaveGuard>
            </BrowserRouter>
          </Toasts>
        </KadroTheme>
      </PartTexts>
    </I18nProvider>
  );
}

/** What one person has read is gone before another signs in. */
function useForgetting(id: string | undefined): void {
  const { reads } = usePortal();
  useEffect(() => () => reads.clear(), [reads, id]);
}
