import { useT } from '@kadro/i18n';
import { today } from '@kadro/ui';
import { useMemo } from 'react';
import { RequestCard } from '../../../../requests/list/Card.tsx';
import { RequestList } from '../../../../requests/list/Page.tsx';
import { Filters } from '../../../../table/filter/Filters.tsx';
import { ViewTabs } from '../../../../table/views/Tabs.tsx';
import { fields } from '../fields.ts';
import { kind, type OvertimeRow } from '../model.ts';
import { StateChip, useWhen, WhatFor } from '../words.tsx';
import { OvertimePanel } from './Panel.tsx';
import { firstColumns, useOvertimeColumns } from './use-columns.tsx';
import { viewFilters, viewsOf } from './views.ts';

const filters = ['status', 'overtimeDate', 'employeeId', 'branchId', 'overtimeTypeId', 'period'] as const;

export function OvertimeList() {
  const t = useT('console');
  return (
    <RequestList<OvertimeRow>
      resource="overtimes"
      of={kind}
      title={t('nav.overtimes')}
      firstFilter={() => viewsOf(today())[0]?.filter}
      views={<Views />}
      filters={<Filters of={fields} names={filters} />}
      columns={useOvertimeColumns()}
      firstColumns={firstColumns}
      when={useWhen()}
      card={(request) => <Card request={request} />}
      panel={(request) => <OvertimePanel request={request} />}
    />
  );
}

const labels = {
  open: 'console:nav.openRequests',
  month: 'console-attendance:view.month',
  all: 'console-attendance:view.all',
} as const;

function Views() {
  const t = useT('console-attendance');
  const views = useMemo(() => viewsOf(today()).map((view) => ({ ...view, label: t(labels[view.id]) })), [t]);
  return <ViewTabs list="overtimes" views={views} sets={viewFilters} />;
}

function Card({ request }: { request: OvertimeRow }) {
  const when = useWhen();
  return (
    <RequestCard request={request} chip={<StateChip status={request.status} />} when={when(request)}>
      <span>
        <WhatFor request={request} />
      </span>
    </RequestCard>
  );
}
