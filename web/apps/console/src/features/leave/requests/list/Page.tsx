import { useT } from '@kadro/i18n';
import { ink, today } from '@kadro/ui';
import { useCallback, useState } from 'react';
import { ListBase, useGetOne, useListContext } from 'react-admin';
import { JoinedPerson } from '../../../../people/JoinedPerson.tsx';
import { fullName } from '../../../../people/person.ts';
import { BulkDecision } from '../../../../requests/BulkDecision.tsx';
import { mayDecide } from '../../../../requests/model.ts';
import { ColumnMenu, useChosenColumns } from '../../../../table/ColumnMenu.tsx';
import { Filters } from '../../../../table/filter/Filters.tsx';
import { ListPage, useTotal } from '../../../../table/ListPage.tsx';
import { useSelection } from '../../../../table/selection/use-selection.ts';
import { useMoment } from '../../../../time/moment.tsx';
import { LeaveTypeName } from '../../types/Name.tsx';
import { fields } from '../fields.ts';
import { kind, type LeaveRequestRow, type LeaveRequestTotals } from '../model.ts';
import { StateChip, useAmount, useWhen } from '../words.tsx';
import { RequestPanel } from './Panel.tsx';
import { firstColumns, useRequestColumns } from './use-columns.tsx';
import { viewsOf } from './views.ts';
import { RequestViews } from './ViewTabs.tsx';

const filters = ['requestStatus', 'leaveTypeId', 'branchId', 'employeeId', 'during'] as const;

export function LeaveRequestList() {
  const [defaultFilter] = useState(() => viewsOf(today())[0]?.filter);
  const { meta } = useMoment();
  return (
    <ListBase<LeaveRequestRow>
      resource="leave-requests"
      perPage={50}
      sort={{ field: 'requestedDateTime', order: 'DESC' }}
      filterDefaultValues={defaultFilter}
      debounce={0}
      queryOptions={{ meta }}
    >
      <Page />
    </ListBase>
  );
}

const to = (id: string): string => `/leave-requests/${id}/show`;
const none: LeaveRequestRow[] = [];

function Page() {
  const t = useT('console');
  const { data = none } = useListContext<LeaveRequestRow>();
  const nameOf = useCallback(
    ({ employee }: LeaveRequestRow) => (employee ? fullName(employee) : t('console:noName')),
    [t],
  );
  const { isOtherDay } = useMoment();
  const when = useWhen();
  const selection = useSelection(data, mayDecide, nameOf);
  const { columns, menu } = useChosenColumns('leave-requests', useRequestColumns(), firstColumns);
  return (
    <ListPage<LeaveRequestRow>
      title={t('nav.leave-requests')}
      count={useTotal()}
      views={<RequestViews />}
      search={t('list.search')}
      filters={
        <>
          <Filters of={fields} names={filters} />
          <ColumnMenu {...menu} />
        </>
      }
      columns={columns}
      selection={isOtherDay ? undefined : selection}
      bulk={!isOtherDay && <BulkDecision of={kind} selection={selection} when={when} Total={DaysInAll} />}
      card={(request) => <Card request={request} />}
      to={to}
      panel={(request) => <RequestPanel request={request} />}
      panelLabel={nameOf}
      empty={{ title: t('console-requests:empty'), text: t('console-requests:emptyText') }}
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
    <span style={{ display: 'flex', alignItems: 'start', gap: 12 }}>
      <span style={{ flex: 1, minWidth: 0, display: 'grid', gap: 2 }}>
        <JoinedPerson card={request.employee} size="small" />
        <LeaveTypeName type={request.leaveType} />
        <span style={{ color: ink.textMuted }}>
          {when(request)} · {amount(request)}
        </span>
      </span>
      <StateChip status={request.status} />
    </span>
  );
}
