import { useFormat, useT, type Translate } from '@kadro/i18n';
import { NoValue } from '@kadro/ui';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { RecordName } from '../../../../fields/RecordName.tsx';
import { useEnumText } from '../../../../fields/use-texts.ts';
import { JoinedPerson } from '../../../../people/JoinedPerson.tsx';
import { PersonName } from '../../../../people/PersonName.tsx';
import { type Column } from '../../../../table/columns.ts';
import { LeaveTypeName } from '../../types/Name.tsx';
import { type LeaveRequestRow } from '../model.ts';
import { StateChip, useAmount, useWhen } from '../words.tsx';

/** Optional columns that are shown by default. */
export const firstColumns = ['type', 'when', 'days', 'asked', 'waits'] as const;

export function useRequestColumns(): Column<LeaveRequestRow>[] {
  const t = useT('console-leave');
  const { date } = useFormat();
  const when = useWhen();
  const amount = useAmount();
  return useMemo(() => [...what(t, when, amount), ...state(t, date)], [t, date, when, amount]);
}

const what = (
  t: Translate<'console-leave'>,
  when: (row: LeaveRequestRow) => string,
  amount: (row: LeaveRequestRow) => string,
): Column<LeaveRequestRow>[] => [
  {
    id: 'name',
    label: t('console-requests:person'),
    sort: 'name',
    width: '180px',
    always: true,
    cell: (row) => <Who request={row} />,
  },
  {
    id: 'type',
    label: t('console-fields:field.leaveTypeId'),
    width: '150px',
    from: 740,
    cell: ({ leaveType }) => <LeaveTypeName type={leaveType} />,
  },
  { id: 'when', label: t('console-requests:when'), sort: 'beginDate', width: '190px', cell: (row) => when(row) },
  { id: 'days', label: t('console-fields:field.days'), width: '104px', from: 844, cell: (row) => amount(row) },
  {
    id: 'duration',
    label: t('leave.duration'),
    width: '110px',
    from: 844,
    cell: ({ duration }) => <Duration value={duration} />,
  },
  {
    id: 'end',
    label: t('leave.lastDay'),
    sort: 'endDate',
    width: '104px',
    from: 844,
    cell: ({ endDate }) => <Day value={endDate} />,
  },
];

const state = (t: Translate<'console-leave'>, date: (value: string) => string): Column<LeaveRequestRow>[] => [
  {
    id: 'asked',
    label: t('console-fields:field.requestedDateTime'),
    sort: 'requestedDateTime',
    width: '124px',
    from: 968,
    cell: ({ requestedDateTime }) => date(requestedDateTime),
  },
  {
    id: 'waits',
    label: t('console-requests:waitsFor'),
    width: '150px',
    from: 1118,
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

function Who({ request: { id, employee } }: { request: LeaveRequestRow }) {
  return (
    <Link to={`/leave-requests/${id}/show`} tabIndex={-1} style={{ color: 'inherit', textDecoration: 'none' }}>
      <JoinedPerson card={employee} />
    </Link>
  );
}

function Duration({ value }: { value: string }) {
  return useEnumText()('leaveDuration', value);
}

function Day({ value }: { value: string }) {
  return useFormat().date(value);
}

function Waiting({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return <NoValue />;
  return ids.map((id) => <PersonName key={id} id={id} />);
}
