import { useFormat, useT, type Translate } from '@kadro/i18n';
import { useMemo } from 'react';
import { RequestCard } from '../../../../requests/list/Card.tsx';
import { personColumn, stateColumns } from '../../../../requests/list/columns.tsx';
import { RequestList } from '../../../../requests/list/Page.tsx';
import { RequestPanel } from '../../../../requests/list/Panel.tsx';
import { firstFilter, RequestViews } from '../../../../requests/list/Views.tsx';
import { type Column } from '../../../../table/columns.ts';
import { Filters } from '../../../../table/filter/Filters.tsx';
import { ChainAndDecision } from '../Chain.tsx';
import { shiftFields } from '../fields.ts';
import { shiftKind, type ShiftRequest, type ShiftRow } from '../model.ts';
import { ShiftsOf, StateChip, useShiftWhen, WhatIsWanted } from '../words.tsx';
import { Facts, WantedDays } from './Facts.tsx';

const filters = ['status', 'days', 'employeeId', 'branchId', 'requestedDateTime'] as const;
const firstColumns = ['what', 'shifts', 'asked', 'waits'] as const;

export function ShiftRequestList() {
  const t = useT('console');
  return (
    <RequestList<ShiftRow>
      resource="workplan-requests"
      of={shiftKind}
      title={t('nav.workplan-requests')}
      firstFilter={firstFilter}
      views={<RequestViews list="workplan-requests" by="days" />}
      filters={<Filters of={shiftFields} names={filters} />}
      columns={useColumns()}
      firstColumns={firstColumns}
      when={useShiftWhen()}
      card={(request) => <Card request={request} />}
      panel={(request) => <Panel request={request} />}
    />
  );
}

const chip = ({ status }: ShiftRow) => <StateChip status={status} />;

function useColumns(): Column<ShiftRow>[] {
  const t = useT('console-requests');
  const { date } = useFormat();
  const when = useShiftWhen();
  return useMemo(() => [...what(t, when), ...stateColumns<ShiftRow>(t, { date, from: 1144, chip })], [t, date, when]);
}

const what = (t: Translate<'console-requests'>, when: (row: ShiftRow) => string): Column<ShiftRow>[] => [
  personColumn(t, 'workplan-requests'),
  {
    id: 'days',
    label: t('when'),
    sort: 'from',
    width: '190px',
    always: true,
    cell: (row) => when(row),
  },
  {
    id: 'what',
    label: t('overtime:what'),
    width: '150px',
    from: 740,
    cell: (row) => <WhatIsWanted request={row} />,
  },
  {
    id: 'shifts',
    label: t('timesheet:requests.shiftWanted'),
    width: '180px',
    from: 1020,
    cell: ({ days: [first] }) => <ShiftsOf ids={first?.shiftIds} />,
  },
];

function Card({ request }: { request: ShiftRow }) {
  const when = useShiftWhen();
  return (
    <RequestCard request={request} chip={<StateChip status={request.status} />} when={when(request)}>
      <span>
        <WhatIsWanted request={request} />
      </span>
    </RequestCard>
  );
}

function Panel({ request }: { request: ShiftRow }) {
  const t = useT('timesheet');
  const when = useShiftWhen();
  return (
    <RequestPanel<ShiftRow, ShiftRequest>
      resource="workplan-requests"
      row={request}
      down={t('requests.down')}
      facts={(known) => (
        <>
          <Facts request={known} />
          <WantedDays request={known} />
        </>
      )}
    >
      {(whole) => <ChainAndDecision of={shiftKind} request={whole} when={when(whole)} />}
    </RequestPanel>
  );
}
