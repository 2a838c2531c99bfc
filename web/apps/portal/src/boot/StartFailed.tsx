import { I18nProvider, useLanguage, useT } from '@kadro/i18n';
import { ErrorState, KadroTheme, OneColumn } from '@kadro/ui';
import { PartTexts } from '../app/ui-texts.tsx';

export function StartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <I18nProvider>
      <PartTexts>
        <Page onRetry={onRetry} />
      </PartTexts>
    </I18nProvider>
  );
}

function Page({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <KadroTheme language={useLanguage()} density="portal">
      <OneColumn>
        <ErrorState title={t('common:outage.title')} text={t('common:outage.text')} onRetry={onRetry} />
      </OneColumn>
    </KadroTheme>
  );
}
