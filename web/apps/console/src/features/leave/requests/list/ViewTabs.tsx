import { useFormat, useT } from '@kadro/i18n';
import { today } from '@kadro/ui';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useMemo } from 'react';
import { useListContext } from 'react-admin';
import { Count } from '../../../../table/Count.tsx';
import { useCounts } from '../../../../table/use-counts.ts';
import { viewFilters, viewOf, viewsOf } from './views.ts';

export function RequestViews() {
  const t = useT('console');
  const { number } = useFormat();
  const { filterValues, setFilters } = useListContext();
  const views = useMemo(() => viewsOf(today()), []);
  const counts = useCounts('leave-requests', views);
  const others = Object.fromEntries(
    Object.entries(filterValues).filter(([name]) => !(viewFilters as readonly string[]).includes(name)),
  );
  return (
    <Tabs
      value={viewOf(views, filterValues)?.id ?? false}
      variant="scrollable"
      scrollButtons={false}
      aria-label={t('views.label')}
      sx={{ paddingInline: 4, flex: 'none' }}
      onChange={(_, id: string) => setFilters({ ...others, ...views.find((view) => view.id === id)?.filter })}
    >
      {views.map(({ id }) => (
        <Tab
          key={id}
          value={id}
          label={<Count count={counts[id]} number={number} word={t(`console-leave:leave.view.${id}`)} />}
        />
      ))}
    </Tabs>
  );
}
