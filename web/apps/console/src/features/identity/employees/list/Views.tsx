import { useFormat, useT } from '@kadro/i18n';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext } from 'react-admin';
import { Count } from '../../../../table/Count.tsx';
import { without } from '../../../../table/filter/phrases.ts';
import { useCounts } from '../../../../table/use-counts.ts';

const views = [
  { id: 'ACTIVE', filter: { status: 'ACTIVE' }, label: 'views.active' },
  { id: 'ALL', filter: {}, label: 'views.all' },
  { id: 'RESIGNED', filter: { status: 'RESIGNED' }, label: 'views.resigned' },
] as const;

export function EmployeeViews() {
  const t = useT('console');
  const { number } = useFormat();
  const { filterValues, setFilters } = useListContext();
  const counts = useCounts('employees', views);
  const view = (filterValues['status'] as string | undefined) ?? 'ALL';
  return (
    <Tabs
      value={view}
      aria-label={t('views.label')}
      sx={{ paddingInline: 4, flex: 'none' }}
      onChange={(_, id: string) =>
        setFilters({ ...without(filterValues, 'status'), ...views.find((one) => one.id === id)?.filter })
      }
    >
      {views.map(({ id, label: key }) => (
        <Tab key={id} value={id} label={<Count count={counts[id]} number={number} word={t(key)} />} />
      ))}
    </Tabs>
  );
}
