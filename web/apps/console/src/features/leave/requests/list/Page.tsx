import { useT } from '@kadro/i18n';
import { today } from '@kadro/ui';
import { useGetOne } from 'react-admin';
import { RequestCard } from '../../../../requests/list/Card.tsx';
import { RequestList } from '../../../../requests/list/Page.tsx';
import { Filters } from '../../../../table/filter/Filters.tsx';
import { useMoment } from '../../../../time/moment.tsx';
import { LeaveTypeName } from '../../types/Name.tsx';
import { fields } from '../fields.ts';
import { kind, type LeaveRequestRow, type LeaveRequestTotals } from '../model.ts';
import { StateChip, useAmount, useWhen } from '../words.tsx';
import { LeavePanel } from './Panel.tsx';
import { firstColumns, useRequestColumns } from './use-columns.tsx';
import { viewsOf } from './views.ts';
import { RequestViews } from './ViewTabs.tsx';

const filters = ['requestStatus', 'leaveTypeId', 'branchId', 'employeeId', 'during'] as const;

export function LeaveRequestList() {
  const t = useT('console');
  const { meta } = useMoment();
  return (
    <RequestList<LeaveRequestRow>
      resource="leave-requests"
      meta={meta}
      of={kind}
      title={t('nav.leave-requests')}
      firstFilter={() => viewsOf(today())[0]?.filter}
      views={<RequestViews />}
      filters={<Filters of={fields} names={filters} />}
      columns={useRequestColumns()}
      firstColumns={firstColumns}
      when={useWhen()}
      Total={DaysInAll}
      card={(request) => <Card request={request} />}
      panel={(request) => <LeavePanel request={request} />}
    />
  );
}

function DaysInAll({ rows }: { rows: readonly LeaveRequestRow[] }) {
  const t = useT('console-leave');
  const ids = rows.map(({ id }) => id);
  const { data } = useGetOne<LeaveRequestTotals>('leave-request-totals', { id: ids.join(), meta: { ids } });
  return data && t('leave.bulk.days', { days: data.days });
}

function Card({ request }: { request: LeaveRequestRow }) {
  const when = useWhen();
  const amount = useAmount();
  return (
    <RequestCard
      request={request}
      chip={<StateChip status={request.status} />}
      when={`${when(request)} · ${amount(request)}`}
    >
      <LeaveTypeName type={request.leaveType} />
    </RequestCard>
  );
}
