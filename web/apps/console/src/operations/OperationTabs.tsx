import { useT } from '@kadro/i18n';
import { TabLinks } from '../shell/TabLinks.tsx';

/** What operators look after: work in the background, and messages that nobody could work on. */
export function OperationTabs({ value }: { value: 'jobs' | 'letters' }) {
  const t = useT('console');
  return (
    <TabLinks
      label={t('nav.operations')}
      value={value}
      tabs={[
        { name: 'jobs', label: t('operations.jobs'), to: '/operations' },
        { name: 'letters', label: t('operations.letters'), to: '/operations/dead-letters' },
      ]}
    />
  );
}
