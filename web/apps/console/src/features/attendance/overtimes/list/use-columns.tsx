import { useFormat, useT, type Translate } from '@kadro/i18n';
import { NoValue } from '@kadro/ui';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { RecordName } from '../../../../fields/RecordName.tsx';
import { JoinedPerson } from '../../../../people/JoinedPerson.tsx';
import { PersonName } from '../../../../people/PersonName.tsx';
import { type Column } from '../../../../table/columns.ts';
import { Minutes } from '../../day/words.tsx';
import { type OvertimeRow } from '../model.ts';
import { Period, StateChip, WhatFor } from '../words.tsx';

/** Optional columns that are shown by default. */
export const firstColumns = ['what', 'duration', 'period', 'asked', 'waits'] as const;

export function useOvertimeColumns(): Column<OvertimeRow>[] {
  const t = useT('console-requests');
  const { date } = useFormat();
  return useMemo(() => [...when(t, date), ...what(t), ...state(t, date)], [t, date]);
}

const when = (t: Translate<'console-requests'>, date: (value: string) => string): Column<OvertimeRow>[] => [
  {
    id: 'name',
    label: t('person'),
    sort: 'name',
    width: '180px',
    always: true,
    cell: (row) => <Who request={row} />,
  },
  {
    id: 'date',
    label: t('common:common.date'),
    sort: 'overtimeDate',
    width: '124px',
    always: true,
    cell: ({ overtimeDate }) => date(overtimeDate),
  },
  {
    id: 'duration',
    label: t('console-fields:field.durationInMinutes'),
    width: '84px',
    from: 640,
    isFigure: true,
    cell: ({ durationInMinutes }) => <Minutes value={durationInMinutes} />,
  },
];

const what = (t: Translate<'console-requests'>): Column<OvertimeRow>[] => [
  {
    id: 'what',
    label: t('overtime:what'),
    width: '170px',
    from: 740,
    cell: (row) => <WhatFor request={row} />,
  },
  {
    id: 'period',
    label: t('console-fields:field.overtimePeriod'),
    sort: 'period',
    width: '220px',
    from: 1020,
    cell: ({ period }) => <Period value={period} />,
  },
];

const state = (t: Translate<'console-requests'>, date: (value: string) => string): Column<OvertimeRow>[] => [
  {
    id: 'asked',
    label: t('console-fields:field.requestedDateTime'),
    sort: 'requestedDateTime',
    width: '124px',
    from: 1144,
    cell: ({ requestedDateTime }) => date(requestedDateTime),
  },
  {
    id: 'waits',
    label: t('waitsFor'),
    width: '150px',
    from: 1294,
    cell: ({ waitingFor }) => <Waiting ids={waitingFor} />,
  },
  {
    id: 'branch',
    label: t('console-fields:field.branchId'),
    width: '120px',
    from: 844,
    cell: ({ branchId }) => <RecordName of="branches" id={branchId} />,
  },
  {
    id: 'status',
    label: t('common:common.status'),
    sort: 'status',
    width: '168px',
    always: true,
    cell: ({ status }) => <StateChip status={status} />,
  },
];

function Who({ request: { id, employee } }: { request: OvertimeRow }) {
  return (
    <Link to={`/overtimes/${id}/show`} tabIndex={-1} style={{ color: 'inherit', textDecoration: 'none' }}>
      <JoinedPerson card={employee} />
    </Link>
  );
}

function Waiting({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return <NoValue />;
  return ids.map((id) => <PersonName key={id} id={id} />);
}
