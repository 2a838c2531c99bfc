import { useFormat, useT, type Translate } from '@kadro/i18n';
import { useMemo } from 'react';
import { useEnumText } from '../../../../fields/use-texts.ts';
import { personColumn, stateColumns } from '../../../../requests/list/columns.tsx';
import { type Column } from '../../../../table/columns.ts';
import { LeaveTypeName } from '../../types/Name.tsx';
import { type LeaveRequestRow } from '../model.ts';
import { StateChip, useAmount, useWhen } from '../words.tsx';

/** Optional columns that are shown by default. */
export const firstColumns = ['type', 'when', 'days', 'asked', 'waits'] as const;

const chip = ({ status }: LeaveRequestRow) => <StateChip status={status} />;

export function useRequestColumns(): Column<LeaveRequestRow>[] {
  const t = useT('console-requests');
  const { date } = useFormat();
  const when = useWhen();
  const amount = useAmount();
  return useMemo(
    () => [...what(t, when, amount), ...stateColumns(t, { date, from: 968, chip })],
    [t, date, when, amount],
  );
}

const what = (
  t: Translate<'console-requests'>,
  when: (row: LeaveRequestRow) => string,
  amount: (row: LeaveRequestRow) => string,
): Column<LeaveRequestRow>[] => [
  personColumn(t, 'leave-requests'),
  {
    id: 'type',
    label: t('console-fields:field.leaveTypeId'),
    width: '150px',
    from: 740,
    cell: ({ leaveType }) => <LeaveTypeName type={leaveType} />,
  },
  { id: 'when', label: t('when'), sort: 'beginDate', width: '190px', cell: (row) => when(row) },
  { id: 'days', label: t('console-fields:field.days'), width: '104px', from: 844, cell: (row) => amount(row) },
  {
    id: 'duration',
    label: t('console-leave:leave.duration'),
    width: '110px',
    from: 844,
    cell: ({ duration }) => <Duration value={duration} />,
  },
  {
    id: 'end',
    label: t('console-leave:leave.lastDay'),
    sort: 'endDate',
    width: '104px',
    from: 844,
    cell: ({ endDate }) => <Day value={endDate} />,
  },
];

function Duration({ value }: { value: string }) {
  return useEnumText()('leaveDuration', value);
}

function Day({ value }: { value: string }) {
  return useFormat().date(value);
}
