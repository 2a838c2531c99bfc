import { useFormat, useT, type Translate } from '@kadro/i18n';
import { feedback, ink, NoValue } from '@kadro/ui';
import Button from '@mui/material/Button';
import { useCallback, useMemo } from 'react';
import { ListBase } from 'react-admin';
import { Link } from 'react-router';
import { PersonName } from '../../../../people/PersonName.tsx';
import { type Column } from '../../../../table/columns.ts';
import { ListPage } from '../../../../table/ListPage.tsx';
import { Minutes } from '../../day/words.tsx';
import { daysPath, type MinuteFigure, type Period, personOf, type PersonMonth } from '../model.ts';
import { PersonDays } from './PersonDays.tsx';
import { useFrame } from './use-frame.tsx';

const byName = { field: 'name', order: 'ASC' } as const;

/** What each person's month came to when it was closed. */
export function People({ period }: { period: Period }) {
  const { id, done, state } = period;
  return (
    <ListBase<PersonMonth>
      resource="period-people"
      filter={{ periodId: id }}
      perPage={50}
      sort={byName}
      storeKey={false}
      debounce={0}
      // part of the key, so that people are read again as the closing goes on
      queryOptions={{ meta: { done, state } }}
    >
      <List period={period} />
    </ListBase>
  );
}

function List({ period }: { period: Period }) {
  const t = useT('console-attendance');
  const to = useCallback((id: string) => daysPath(period, personOf(id)), [period]);
  return (
    <ListPage<PersonMonth>
      {...useFrame(period, 'people')}
      columns={useColumns()}
      card={(person) => <Card person={person} />}
      to={to}
      panel={(person) => <PersonDays key={person.id} person={person} period={period} />}
      panelLabel={() => t('period.closedDays')}
      empty={{
        title: t('period.noPeople'),
        text: t(period.state === 'OPEN' ? 'period.noPeopleYet' : 'period.noPeopleText'),
        action: (
          <Button variant="outlined" component={Link} to={daysPath(period)}>
            {t('period.dayRecords')}
          </Button>
        ),
      }}
    />
  );
}

function useColumns(): Column<PersonMonth>[] {
  const t = useT('console-attendance');
  return useMemo(() => [...who(t), ...figures(t), differences(t)], [t]);
}

const who = (t: Translate<'console-attendance'>): Column<PersonMonth>[] => [
  {
    id: 'name',
    label: t('console-fields:field.employeeId'),
    sort: 'name',
    cell: ({ employeeId }) => <PersonName id={employeeId} />,
  },
  {
    id: 'staffNumber',
    label: t('console-fields:field.staffNumber'),
    width: '120px',
    from: 940,
    cell: ({ staffNumber }) => (staffNumber ? <bdi>{staffNumber}</bdi> : <NoValue />),
  },
];

interface Figure {
  id: MinuteFigure;
  from?: number;
  sort?: string;
  tone?: string;
}

const minutes: readonly Figure[] = [
  { id: 'expectedWorkTime', from: 840 },
  { id: 'actualWorkTime', sort: 'actualWorkTime' },
  { id: 'overtime', sort: 'overtime', from: 560 },
  { id: 'leaveTime', from: 740 },
  { id: 'missingTime', sort: 'missingTime', tone: feedback.error.text, from: 640 },
  { id: 'nightTime', from: 1030 },
];

const figures = (t: Translate<'console-attendance'>): Column<PersonMonth>[] =>
  minutes.map(({ tone, ...column }) => ({
    ...column,
    label: t(`day.${column.id}`),
    width: '108px',
    isFigure: true,
    cell: (person) => <Minutes value={person[column.id]} tone={tone} />,
  }));

const differences = (t: Translate<'console-attendance'>): Column<PersonMonth> => ({
  id: 'differences',
  label: t('period.differences'),
  sort: 'differenceCount',
  width: '124px',
  isFigure: true,
  from: 560,
  cell: ({ differenceCount }) => <Found count={differenceCount} />,
});

function Found({ count }: { count: number }) {
  const { number } = useFormat();
  return (
    <span style={{ display: 'block', textAlign: 'end', color: count === 0 ? ink.textFaint : undefined }}>
      {number(count)}
    </span>
  );
}

function Card({ person }: { person: PersonMonth }) {
  const t = useT('console-attendance');
  const { hours } = useFormat();
  return (
    <span style={{ display: 'grid', gap: 4 }}>
      <PersonName id={person.employeeId} size="small" />
      <span style={{ display: 'flex', flexWrap: 'wrap', gap: '2px 14px', color: ink.textMuted }}>
        {(['actualWorkTime', 'overtime', 'missingTime'] as const).map((figure) => (
          <span key={figure}>
            {t(`day.${figure}`)} <bdi dir="ltr">{hours(person[figure])}</bdi>
          </span>
        ))}
      </span>
    </span>
  );
}
