import { useFormat, useT, type Translate } from '@kadro/i18n';
import { ink } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { ListBase } from 'react-admin';
import { RecordName } from '../../../../fields/RecordName.tsx';
import { useEnumText } from '../../../../fields/use-texts.ts';
import { PersonName } from '../../../../people/PersonName.tsx';
import { type Column } from '../../../../table/columns.ts';
import { ListPage } from '../../../../table/ListPage.tsx';
import { type Difference, dayPathOf, type Period } from '../model.ts';
import { MonthName } from '../words.tsx';
import { Change } from './Changes.tsx';
import { Lines } from './Lines.tsx';
import { useFrame } from './use-frame.tsx';

const Stack = styled('span')({
  display: 'grid',
  gap: 2,
  paddingBlock: 4,
  color: ink.textMuted,
  '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
});
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
      columns={useDifferenceColumns()}
      card={(difference) => <DifferenceCard difference={difference} />}
      to={dayPathOf}
      empty={{ title: t('period.noDifferences'), text: t('period.noDifferencesText') }}
    />
  );
}

/** Whose day, its figures as closed and now, why, and who recorded that when. */
export function useDifferenceColumns(): Column<Difference>[] {
  const t = useT('console-attendance');
  return useMemo(() => [...what(t), ...figures(t), ...why(t)], [t]);
}

const what = (t: Translate<'console-attendance'>): Column<Difference>[] => [
  {
    id: 'name',
    label: t('console-fields:field.employeeId'),
    width: '170px',
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
    width: '160px',
    cell: (difference) => <Lines of={difference} show="label" />,
  },
  {
    id: 'before',
    label: t('period.before'),
    width: '100px',
    isFigure: true,
    cell: (difference) => <Lines of={difference} show="before" />,
  },
  {
    id: 'after',
    label: t('period.after'),
    width: '100px',
    isFigure: true,
    cell: (difference) => <Lines of={difference} show="after" />,
  },
  {
    id: 'change',
    label: t('period.difference'),
    width: '100px',
    isFigure: true,
    from: 740,
    cell: (difference) => <Lines of={difference} show="change" />,
  },
];

const why = (t: Translate<'console-attendance'>): Column<Difference>[] => [
  {
    id: 'reason',
    label: t('console-fields:field.reason'),
    sort: 'cause',
    cell: (difference) => <WhyOf difference={difference} />,
  },
  {
    id: 'payableIn',
    label: t('period.payableIn'),
    sort: 'payableIn',
    width: '126px',
    from: 1230,
    cell: ({ payableIn }) => <MonthName of={payableIn} />,
  },
  {
    id: 'recordedAt',
    label: t('period.recordedAt'),
    sort: 'recordedAt',
    width: '170px',
    from: 1100,
    cell: (difference) => <RecordedBy difference={difference} />,
  },
];

function DateOf({ date: day }: { date: string }) {
  const { date, weekday } = useFormat();
  return (
    <span>
      <span style={{ color: ink.textMuted }}>{weekday(day, 'short')}</span> {date(day)}
    </span>
  );
}

/** What was said why, above what it was. */
function WhyOf({ difference: { reason, cause } }: { difference: Difference }) {
  const enumText = useEnumText();
  return (
    <Stack>
      {reason && <bdi style={{ color: ink.text, whiteSpace: 'normal' }}>{reason}</bdi>}
      <span>{enumText('differenceCause', cause)}</span>
    </Stack>
  );
}

/** When, and by which person or terminal; by neither where nobody did it. */
function RecordedBy({ difference: { recordedAt, by, terminalId } }: { difference: Difference }) {
  const { dateTime } = useFormat();
  return (
    <Stack>
      <time dateTime={recordedAt}>{dateTime(recordedAt)}</time>
      {by && <PersonName id={by} />}
      {terminalId && <RecordName of="terminals" id={terminalId} />}
    </Stack>
  );
}

/** The same of one day, where there is no room for a row. */
export function DifferenceCard({ difference }: { difference: Difference }) {
  const { employeeId, date } = difference;
  return (
    <span style={{ display: 'grid', gap: 4 }}>
      <PersonName id={employeeId} size="small" />
      <span>
        <DateOf date={date} />
      </span>
      <Change difference={difference} />
      <RecordedBy difference={difference} />
    </span>
  );
}
