import { useFormat, useT, type Translate } from '@kadro/i18n';
import { useMemo } from 'react';
import { RequestCard } from '../../../../requests/list/Card.tsx';
import { personColumn, stateColumns } from '../../../../requests/list/columns.tsx';
import { RequestList } from '../../../../requests/list/Page.tsx';
import { RequestPanel } from '../../../../requests/list/Panel.tsx';
import { firstFilter, RequestViews } from '../../../../requests/list/Views.tsx';
import { type Column } from '../../../../table/columns.ts';
import { Filters } from '../../../../table/filter/Filters.tsx';
import { DayOfRequest } from '../../day/OfRequest.tsx';
import { ChainAndDecision } from '../Chain.tsx';
import { correctionFields } from '../fields.ts';
import { type Correction, correctionKind, type CorrectionRow } from '../model.ts';
import { Corrected, Problem, StateChip, useCorrectionWhen } from '../words.tsx';
import { Facts } from './Facts.tsx';

const filters = ['status', 'date', 'employeeId', 'branchId', 'requestedDateTime'] as const;
const firstColumns = ['what', 'record', 'asked', 'waits'] as const;

export function CorrectionList() {
  const t = useT('console');
  return (
    <RequestList<CorrectionRow>
      resource="clock-corrections"
      of={correctionKind}
      title={t('nav.clock-corrections')}
      firstFilter={firstFilter}
      views={<RequestViews list="clock-corrections" by="date" />}
      filters={<Filters of={correctionFields} names={filters} />}
      columns={useColumns()}
      firstColumns={firstColumns}
      when={useCorrectionWhen()}
      card={(request) => <Card request={request} />}
      panel={(request) => <Panel request={request} />}
    />
  );
}

const chip = ({ status }: CorrectionRow) => <StateChip status={status} />;

function useColumns(): Column<CorrectionRow>[] {
  const t = useT('console-requests');
  const { date } = useFormat();
  return useMemo(() => [...what(t, date), ...stateColumns<CorrectionRow>(t, { date, from: 1144, chip })], [t, date]);
}

const what = (t: Translate<'console-requests'>, day: (value: string) => string): Column<CorrectionRow>[] => [
  personColumn(t, 'clock-corrections'),
  {
    id: 'date',
    label: t('common:common.date'),
    sort: 'date',
    width: '124px',
    always: true,
    cell: ({ date }) => day(date),
  },
  {
    id: 'what',
    label: t('overtime:what'),
    width: '190px',
    from: 740,
    cell: ({ problem }) => <Problem value={problem} />,
  },
  {
    id: 'record',
    label: t('timesheet:requests.which'),
    width: '240px',
    from: 1020,
    cell: (row) => <Corrected request={row} />,
  },
];

function Card({ request }: { request: CorrectionRow }) {
  const when = useCorrectionWhen();
  return (
    <RequestCard request={request} chip={<StateChip status={request.status} />} when={when(request)}>
      <span>
        <Problem value={request.problem} />
      </span>
    </RequestCard>
  );
}

function Panel({ request }: { request: CorrectionRow }) {
  const t = useT('timesheet');
  const when = useCorrectionWhen();
  return (
    <RequestPanel<CorrectionRow, Correction>
      resource="clock-corrections"
      row={request}
      down={t('requests.down')}
      facts={(known) => <Facts request={known} />}
    >
      {(whole) => (
        <>
          <DayOfRequest employeeId={whole.employeeId} date={whole.date} />
          <ChainAndDecision of={correctionKind} request={whole} when={when(whole)} />
        </>
      )}
    </RequestPanel>
  );
}
