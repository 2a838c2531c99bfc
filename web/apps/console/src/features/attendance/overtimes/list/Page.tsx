import { useT } from '@kadro/i18n';
import { ink, today } from '@kadro/ui';
import { useCallback, useMemo, useState } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { JoinedPerson } from '../../../../people/JoinedPerson.tsx';
import { fullName } from '../../../../people/person.ts';
import { BulkDecision } from '../../../../requests/BulkDecision.tsx';
import { mayDecide } from '../../../../requests/model.ts';
import { ColumnMenu, useChosenColumns } from '../../../../table/ColumnMenu.tsx';
import { Filters } from '../../../../table/filter/Filters.tsx';
import { ListPage, useTotal } from '../../../../table/ListPage.tsx';
import { useSelection } from '../../../../table/selection/use-selection.ts';
import { ViewTabs } from '../../../../table/views/Tabs.tsx';
import { useMoment } from '../../../../time/moment.tsx';
import { fields } from '../fields.ts';
import { kind, type OvertimeRow } from '../model.ts';
import { StateChip, useWhen, WhatFor } from '../words.tsx';
import { OvertimePanel } from './Panel.tsx';
import { firstColumns, useOvertimeColumns } from './use-columns.tsx';
import { viewFilters, viewsOf } from './views.ts';

const filters = ['status', 'overtimeDate', 'employeeId', 'branchId', 'overtimeTypeId', 'period'] as const;

export function OvertimeList() {
  const [defaultFilter] = useState(() => viewsOf(today())[0]?.filter);
  return (
    <ListBase<OvertimeRow>
      resource="overtimes"
      perPage={50}
      sort={{ field: 'requestedDateTime', order: 'DESC' }}
      filterDefaultValues={defaultFilter}
      debounce={0}
    >
      <Page />
    </ListBase>
  );
}

const to = (id: string): string => `/overtimes/${id}/show`;
const none: OvertimeRow[] = [];

function Page() {
  const t = useT('console');
  const { data = none } = useListContext<OvertimeRow>();
  const nameOf = useCallback(({ employee }: OvertimeRow) => (employee ? fullName(employee) : t('noName')), [t]);
  const { isOtherDay } = useMoment();
  const when = useWhen();
  const selection = useSelection(data, mayDecide, nameOf);
  const { columns, menu } = useChosenColumns('overtimes', useOvertimeColumns(), firstColumns);
  return (
    <ListPage<OvertimeRow>
      title={t('nav.overtimes')}
      count={useTotal()}
      views={<Views />}
      search={t('list.search')}
      filters={
        <>
          <Filters of={fields} names={filters} />
          <ColumnMenu {...menu} />
        </>
      }
      columns={columns}
      selection={isOtherDay ? undefined : selection}
      bulk={!isOtherDay && <BulkDecision of={kind} selection={selection} when={when} />}
      card={(request) => <Card request={request} />}
      to={to}
      panel={(request) => <OvertimePanel request={request} />}
      panelLabel={nameOf}
      empty={{ title: t('console-requests:empty'), text: t('console-requests:emptyText') }}
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
    <span style={{ display: 'flex', alignItems: 'start', gap: 12 }}>
      <span style={{ flex: 1, minWidth: 0, display: 'grid', gap: 2 }}>
        <JoinedPerson card={request.employee} size="small" />
        <span>
          <WhatFor request={request} />
        </span>
        <span style={{ color: ink.textMuted }}>{when(request)}</span>
      </span>
      <StateChip status={request.status} />
    </span>
  );
}
