import { useFormat, useT, type Translate } from '@kadro/i18n';
import { ink, NoValue } from '@kadro/ui';
import { useMemo } from 'react';
import { ListBase } from 'react-admin';
import { useEnumText } from '../../../../fields/use-texts.ts';
import { PersonName } from '../../../../people/PersonName.tsx';
import { type Column } from '../../../../table/columns.ts';
import { ListPage } from '../../../../table/ListPage.tsx';
import { type Difference, dayPathOf, type Period } from '../model.ts';
import { MonthName } from '../words.tsx';
import { Change } from './Changes.tsx';
import { Lines } from './Lines.tsx';
import { useFrame } from './use-frame.tsx';

const newest = { field: 'recordedAt', order: 'DESC' } as const;

/** What days of a closed month say else than they were closed with. */
export function Differences({ period }: { period: Period }) {
  return (
    <ListBase<Difference>
      resource="period-differences"
      filter={{ periodId: period.id }}
      perPage={50}
      sort={newest}
      storeKey={false}
      debounce={0}
    >
      <List period={period} />
    </ListBase>
  );
}

function List({ period }: { period: Period }) {
  const t = useT('console-attendance');
  return (
    <ListPage<Difference>
      {...useFrame(period, 'differences')}
      columns={useColumns()}
      card={(difference) => <Card difference={difference} />}
      to={dayPathOf}
      empty={{ title: t('period.noDifferences'), text: t('period.noDifferencesText') }}
    />
  );
}

function useColumns(): Column<Difference>[] {
  const t = useT('console-attendance');
  return useMemo(() => [...what(t), ...figures(t), ...why(t)], [t]);
}

const what = (t: Translate<'console-attendance'>): Column<Difference>[] => [
  {
    id: 'name',
    label: t('console-fields:field.employeeId'),
    width: '180px',
    cell: ({ employeeId }) => <PersonName id={employeeId} />,
  },
  {
    id: 'date',
    label: t('common:common.date'),
    sort: 'date',
    width: '132px',
    cell: ({ date }) => <DateOf date={date} />,
  },
];

const figures = (t: Translate<'console-attendance'>): Column<Difference>[] => [
  {
    id: 'figure',
    label: t('tryOut.figure'),
    width: '130px',
    cell: (difference) => <Lines of={difference} show="label" />,
  },
  {
    id: 'before',
    label: t('period.before'),
    width: '112px',
    isFigure: true,
    cell: (difference) => <Lines of={difference} show="before" />,
  },
  {
    id: 'after',
    label: t('period.after'),
    width: '112px',
    isFigure: true,
    cell: (difference) => <Lines of={difference} show="after" />,
  },
  {
    id: 'change',
    label: t('period.difference'),
    width: '112px',
    isFigure: true,
    from: 740,
    cell: (difference) => <Lines of={difference} show="change" />,
  },
];

const why = (t: Translate<'console-attendance'>): Column<Difference>[] => [
  {
    id: 'cause',
    label: t('period.cause'),
    sort: 'cause',
    width: '130px',
    from: 860,
    cell: ({ cause }) => <CauseOf cause={cause} />,
  },
  {
    id: 'reason',
    label: t('console-fields:field.reason'),
    cell: ({ reason }) => (reason ? <bdi>{reason}</bdi> : <NoValue />),
  },
  {
    id: 'payableIn',
    label: t('period.payableIn'),
    sort: 'payableIn',
    width: '126px',
    from: 1030,
    cell: ({ payableIn }) => <MonthName of={payableIn} />,
  },
  {
    id: 'recordedAt',
    label: t('period.recordedAt'),
    sort: 'recordedAt',
    width: '146px',
    from: 1320,
    cell: ({ recordedAt }) => <At at={recordedAt} />,
  },
];

function DateOf({ date: day }: { date: string }) {
  const { date, weekday } = useFormat();
  return (
    <>
      <span style={{ color: ink.textMuted }}>{weekday(day, 'short')}</span> {date(day)}
    </>
  );
}

const CauseOf = ({ cause }: Pick<Difference, 'cause'>) => useEnumText()('differenceCause', cause);
const At = ({ at }: { at: string }) => useFormat().dateTime(at);

function Card({ difference }: { difference: Difference }) {
  const { employeeId, date } = difference;
  return (
    <span style={{ display: 'grid', gap: 4 }}>
      <PersonName id={employeeId} size="small" />
      <span>
        <DateOf date={date} />
      </span>
      <Change difference={difference} />
    </span>
  );
}
