import { useFormat, useT, type Translate } from '@kadro/i18n';
import { useMemo } from 'react';
import { personColumn, stateColumns } from '../../../../requests/list/columns.tsx';
import { type Column } from '../../../../table/columns.ts';
import { Minutes } from '../../day/words.tsx';
import { type OvertimeRow } from '../model.ts';
import { Period, StateChip, WhatFor } from '../words.tsx';

/** Optional columns that are shown by default. */
export const firstColumns = ['what', 'duration', 'period', 'asked', 'waits'] as const;

const chip = ({ status }: OvertimeRow) => <StateChip status={status} />;

export function useOvertimeColumns(): Column<OvertimeRow>[] {
  const t = useT('console-requests');
  const { date } = useFormat();
  return useMemo(() => [...when(t, date), ...what(t), ...stateColumns(t, { date, from: 1144, chip })], [t, date]);
}

const when = (t: Translate<'console-requests'>, date: (value: string) => string): Column<OvertimeRow>[] => [
  personColumn(t, 'overtimes'),
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
