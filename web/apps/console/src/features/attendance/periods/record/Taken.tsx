import { useFormat, useT } from '@kadro/i18n';
import { ink, NoValue } from '@kadro/ui';
import { useMemo } from 'react';
import { ListContextProvider, useList } from 'react-admin';
import { PersonName } from '../../../../people/PersonName.tsx';
import { type Column } from '../../../../table/columns.ts';
import { ListPage } from '../../../../table/ListPage.tsx';
import { type Period, type TakenDay } from '../model.ts';
import { useFrame } from './use-frame.tsx';

type Row = TakenDay & { id: string };

const to = (id: string): string => `/timesheets/${id}/show`;

/** Days that could not be calculated, and were taken as they are. */
export function Taken({ period }: { period: Period }) {
  const { taken } = period;
  const data = useMemo(() => taken?.map((day) => ({ ...day, id: `${day.employeeId}~${day.date}` })), [taken]);
  const list = useList<Row>({ data: data ?? [], isPending: !data, perPage: 50, resource: 'periods' });
  return (
    <ListContextProvider value={list}>
      <List period={period} />
    </ListContextProvider>
  );
}

function List({ period }: { period: Period }) {
  const t = useT('console-attendance');
  return (
    <ListPage<Row>
      {...useFrame(period, 'taken')}
      columns={useColumns()}
      card={(day) => <Card day={day} />}
      to={to}
      empty={{ title: t('period.noTaken') }}
    />
  );
}

function useColumns(): Column<Row>[] {
  const t = useT('console-attendance');
  const { date } = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        label: t('console-fields:field.employeeId'),
        width: '24%',
        cell: ({ employeeId }) => <PersonName id={employeeId} />,
      },
      { id: 'date', label: t('common:common.date'), width: '116px', cell: (day) => date(day.date) },
      {
        id: 'reason',
        label: t('console-fields:field.reason'),
        cell: ({ reason }) => (reason ? <bdi>{reason}</bdi> : <NoValue />),
      },
      {
        id: 'by',
        label: t('reading.by'),
        width: '24%',
        from: 640,
        cell: ({ by }) => <PersonName id={by} />,
      },
    ],
    [t, date],
  );
}

function Card({ day }: { day: Row }) {
  const { date } = useFormat();
  return (
    <span style={{ display: 'grid', gap: 4 }}>
      <PersonName id={day.employeeId} size="small" />
      <span style={{ color: ink.textMuted }}>{date(day.date)}</span>
      {day.reason && <bdi>{day.reason}</bdi>}
    </span>
  );
}
