import { useT } from '@kadro/i18n';
import { today } from '@kadro/ui';
import { useMemo } from 'react';
import { ViewTabs } from '../../../../table/views/Tabs.tsx';
import { viewFilters, viewsOf } from './views.ts';

export function RequestViews() {
  const t = useT('console-leave');
  const views = useMemo(() => viewsOf(today()).map((view) => ({ ...view, label: t(`leave.view.${view.id}`) })), [t]);
  return <ViewTabs list="leave-requests" views={views} sets={viewFilters} />;
}
