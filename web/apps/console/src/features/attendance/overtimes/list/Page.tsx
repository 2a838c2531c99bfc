import { useT } from '@kadro/i18n';
import { RequestCard } from '../../../../requests/list/Card.tsx';
import { RequestList } from '../../../../requests/list/Page.tsx';
import { firstFilter, RequestViews } from '../../../../requests/list/Views.tsx';
import { Filters } from '../../../../table/filter/Filters.tsx';
import { fields } from '../fields.ts';
import { kind, type OvertimeRow } from '../model.ts';
import { StateChip, useWhen, WhatFor } from '../words.tsx';
import { OvertimePanel } from './Panel.tsx';
import { firstColumns, useOvertimeColumns } from './use-columns.tsx';

const filters = ['status', 'overtimeDate', 'employeeId', 'branchId', 'overtimeTypeId', 'period'] as const;

export function OvertimeList() {
  const t = useT('console');
  return (
    <RequestList<OvertimeRow>
      resource="overtimes"
      of={kind}
      title={t('nav.overtimes')}
      firstFilter={firstFilter}
      views={<RequestViews list="overtimes" by="overtimeDate" />}
      filters={<Filters of={fields} names={filters} />}
      columns={useOvertimeColumns()}
      firstColumns={firstColumns}
      when={useWhen()}
      card={(request) => <Card request={request} />}
      panel={(request) => <OvertimePanel request={request} />}
    />
  );
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
