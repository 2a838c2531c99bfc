import { type SessionUser } from '@kadro/api';
import { currentLanguage, I18nProvider, isLanguage, setLanguage, useLanguage, useT } from '@kadro/i18n';
import { ErrorState, KadroTheme, OneColumn, Splash, Toasts, UiTextsProvider } from '@kadro/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { Console } from './Console.tsx';
import { api, signInPage } from './server/api.ts';
import { mayUseConsole } from './server/session/rights.ts';
import { useUiTexts } from './shell/use-ui-texts.ts';

type State = 'starting' | 'unreachable' | 'leaving' | 'open';

/** The redirect for those who may not use the console; undefined for admins with a valid password. */
function redirectOf(user: SessionUser | null): string | undefined {
  if (!user) return signInPage(`${window.location.pathname}${window.location.search}`);
  if (user.firstTimePassword || user.passwordExpired) return '/first-login';
  return mayUseConsole(user) ? undefined : '/dashboard';
}

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

/** Guards the console: sign-in without a session, the portal for other roles. */
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

const againMs = 5000;

function Unreachable({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  useEffect(() => {
    const timer = setInterval(onRetry, againMs);
    addEventListener('online', onRetry);
    return () => {
      clearInterval(timer);
      removeEventListener('online', onRetry);
    };
  });
  return <ErrorState title={t('common:outage.title')} text={t('common:outage.text')} onRetry={onRetry} />;
}

function Providers({ children }: { children: ReactNode }) {
  return (
    <I18nProvider datePattern={api.session?.datePattern} zone={api.session?.zone}>
      <Themed>{children}</Themed>
    </I18nProvider>
  );
}

function Themed({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    <KadroTheme language={language} density="console">
      <UiTextsProvider value={useUiTexts()}>
        <Toasts>{children}</Toasts>
      </UiTextsProvider>
    </KadroTheme>
  );
}
