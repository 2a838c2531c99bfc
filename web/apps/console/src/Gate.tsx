import { type SessionUser } from '@kadro/api';
import { currentLanguage, I18nProvider, isLanguage, setLanguage, useLanguage, useT } from '@kadro/i18n';
import { ErrorState, KadroTheme, OneColumn, Splash, Toasts, UiTextsProvider } from '@kadro/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { Console } from './Console.tsx';
import { api, signInPage } from './server/api.ts';
import { mayUseConsole } from './server/rights.ts';
import { useUiWords } from './shell/use-ui-texts.ts';

type State = 'starting' | 'unreachable' | 'leaving' | 'open';

/** Where somebody belongs who may not see the console now; undefined for admins with a valid password. */
function redirectOf(user: SessionUser | null): string | undefined {
  if (!user) return signInPage(`${window.location.pathname}${window.location.search}`);
  if (user.firstTimePassword || user.passwordExpired) return '/first-login';
  return mayUseConsole(user) ? undefined : '/dashboard';
}

/** Restores the session and leads redirectOf who belongs there. */
async function openSession(): Promise<State> {
  try {
    const user = await api.restore();
    const to = redirectOf(user);
    if (to) {
      window.location.replace(to);
      return 'leaving';
    }
    if (user && isLanguage(user.language) && user.language !== currentLanguage()) await setLanguage(user.language);
    return 'open';
  } catch {
    return 'unreachable';
  }
}

/** Stands before the first page: nobody goes to sign-in, other roles back to the portal. */
export function Gate() {
  const [state, setState] = useState<State>('starting');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => void openSession().then(setState), [attempt]);
  return (
    <Providers>
      {state === 'open' && <Console />}
      {(state === 'starting' || state === 'leaving') && <Splash />}
      {state === 'unreachable' && (
        <OneColumn>
          <Unreachable onRetry={() => setAttempt(attempt + 1)} />
        </OneColumn>
      )}
    </Providers>
  );
}

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return <ErrorState title={t('common:network_error')} onRetry={onRetry} />;
}

/** Look, words and notices, also around what stands before the console opens. */
function Providers({ children }: { children: ReactNode }) {
  return (
    <I18nProvider datePattern={api.session?.datePattern}>
      <Themed>{children}</Themed>
    </I18nProvider>
  );
}

function Themed({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    <KadroTheme language={language} density="console">
      <UiTextsProvider value={useUiWords()}>
        <Toasts>{children}</Toasts>
      </UiTextsProvider>
    </KadroTheme>
  );
}
