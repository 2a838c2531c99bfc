import { useT } from '@kadro/i18n';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext } from 'react-admin';
import { useSession } from '../../../server/api.ts';

export function SessionViews() {
  const t = useT('console-identity');
  const { id } = useSession();
  const { filterValues, setFilters } = useListContext();
  return (
    <Tabs
      value={filterValues['employeeId'] ? 'own' : 'all'}
      aria-label={t('console:views.label')}
      sx={{ paddingInline: 4, flex: 'none' }}
      onChange={(_, view: string) => setFilters(view === 'own' ? { employeeId: id } : {})}
    >
      <Tab value="own" label={t('sessions.own')} />
      <Tab value="all" label={t('sessions.all')} />
    </Tabs>
  );
}
