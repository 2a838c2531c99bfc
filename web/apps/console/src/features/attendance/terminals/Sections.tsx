import { useT } from '@kadro/i18n';
import { TabLinks } from '../../../parts/TabLinks.tsx';

export type TerminalSection = 'terminals' | 'unassigned' | 'passages' | 'logs';

const paths: Readonly<Record<TerminalSection, string>> = {
  terminals: '/terminals',
  unassigned: '/terminals/unassigned',
  passages: '/terminals/passages',
  logs: '/terminals/logs',
};

/** The lists around terminals. */
export function TerminalSections({ value }: { value: TerminalSection }) {
  const t = useT('console-devices');
  const sections: readonly TerminalSection[] = ['terminals', 'unassigned', 'passages', 'logs'];
  return (
    <TabLinks
      label={t('sections')}
      value={value}
      hasPanel={false}
      tabs={sections.map((name) => ({ name, label: t(`tab.${name}`), to: paths[name] }))}
    />
  );
}
