import { useT } from '@kadro/i18n';
import { useMemo } from 'react';
import { ViewTabs } from '../../../../table/views/Tabs.tsx';

export function EmployeeViews() {
  const t = useT('console');
  const views = useMemo(
    () => [
      { id: 'ACTIVE', filter: { status: 'ACTIVE' }, label: t('views.active') },
      { id: 'ALL', filter: {}, label: t('views.all') },
      { id: 'RESIGNED', filter: { status: 'RESIGNED' }, label: t('views.resigned') },
    ],
    [t],
  );
  return <ViewTabs list="employees" views={views} sets={['status']} />;
}
