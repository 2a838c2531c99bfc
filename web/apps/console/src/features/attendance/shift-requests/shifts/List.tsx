import { useT, type Translate } from '@kadro/i18n';
import { useMemo } from 'react';
import { type Column } from '../../../../table/columns.ts';
import { shiftFields } from '../fields.ts';
import { AskedList } from '../frame/List.tsx';
import { type ShiftRow } from '../model.ts';
import { ShiftsOf, useShiftWhen, WhatIsWanted } from '../words.tsx';
import { kind } from './kind.ts';

const firstColumns = ['what', 'shifts', 'asked', 'waits'] as const;

export function ShiftRequestList() {
  const t = useT('console-requests');
  const when = useShiftWhen();
  const columns = useMemo(() => columnsOf(t, when), [t, when]);
  return (
    <AskedList<ShiftRow> kind={kind} fields={shiftFields} by="days" columns={columns} firstColumns={firstColumns} />
  );
}

const columnsOf = (t: Translate<'console-requests'>, when: (row: ShiftRow) => string): Column<ShiftRow>[] => [
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
