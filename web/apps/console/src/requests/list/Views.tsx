import { useT } from '@kadro/i18n';
import { today } from '@kadro/ui';
import { useMemo } from 'react';
import { ViewTabs } from '../../table/views/Tabs.tsx';
import { viewFilters, viewsOf } from './views.ts';

const labels = {
  open: 'console:nav.openRequests',
  month: 'console-attendance:view.month',
  all: 'console-attendance:view.all',
} as const;

interface ViewsProps {
  list: string;
  /** The filter by which requests are of this month. */
  by: string;
}

export function RequestViews({ list, by }: ViewsProps) {
  const t = useT('console-attendance');
  const views = useMemo(() => viewsOf(by, today()).map((view) => ({ ...view, label: t(labels[view.id]) })), [by, t]);
  const sets = useMemo(() => viewFilters(by), [by]);
  return <ViewTabs list={list} views={views} sets={sets} />;
}

/** Lists begin with what is open. */
export const firstFilter = () => viewsOf('', today())[0]?.filter;
