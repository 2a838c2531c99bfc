import { useFormat, useT, type Translate } from '@kadro/i18n';
import { useMemo } from 'react';
import { type Column } from '../../../../table/columns.ts';
import { correctionFields } from '../fields.ts';
import { AskedList } from '../frame/List.tsx';
import { type CorrectionRow } from '../model.ts';
import { Corrected, Problem } from '../words.tsx';
import { kind } from './kind.tsx';

const firstColumns = ['what', 'record', 'asked', 'waits'] as const;

export function CorrectionList() {
  const t = useT('console-requests');
  const { date } = useFormat();
  const columns = useMemo(() => columnsOf(t, date), [t, date]);
  return (
    <AskedList<CorrectionRow>
      kind={kind}
      fields={correctionFields}
      by="date"
      columns={columns}
      firstColumns={firstColumns}
    />
  );
}

const columnsOf = (t: Translate<'console-requests'>, day: (value: string) => string): Column<CorrectionRow>[] => [
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
    cell: (row) => <Problem request={row} />,
  },
  {
    id: 'record',
    label: t('timesheet:requests.which'),
    width: '240px',
    from: 1020,
    cell: (row) => <Corrected request={row} />,
  },
];
