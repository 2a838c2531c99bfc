import { useFormat, useT } from '@kadro/i18n';
import { CountBadge } from '../../parts/CountBadge.tsx';
import { Tabs } from '../../parts/Tabs.tsx';
import { useKind } from './kind.ts';
import { type InboxScope } from './questions.ts';
import { type Counted } from './use-counts.ts';

/** The kinds of request with how many there are of each; nothing where there is one kind. */
export function KindTabs({ scope, counted }: { scope: InboxScope; counted: readonly Counted[] }) {
  const t = useT('inbox');
  const { number } = useFormat();
  const { name } = useKind();
  if (counted.length < 2) return null;
  const tabs = counted.map(({ entry, count: { data } }) => ({
    path: entry.paths[scope],
    label: t(entry.label),
    isCurrent: entry.name === name,
    isEmpty: data === 0,
    end: data ? <CountBadge tone={scope === 'mine' ? 'asked' : 'soft'}>{number(data)}</CountBadge> : undefined,
  }));
  return <Tabs label={t('kinds')} tabs={tabs} />;
}
