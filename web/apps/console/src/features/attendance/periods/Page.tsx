import { useFormat, useT, type Translate } from '@kadro/i18n';
import { feedback, ink, NoValue } from '@kadro/ui';
import { useMemo } from 'react';
import { ListBase } from 'react-admin';
import { PersonName } from '../../../people/PersonName.tsx';
import { type Asked, readRetry } from '../../../server/read-retry.ts';
import { type Column } from '../../../table/columns.ts';
import { Filters } from '../../../table/filter/Filters.tsx';
import { ListPage, useTotal } from '../../../table/ListPage.tsx';
import { ViewTabs } from '../../../table/views/Tabs.tsx';
import { Minutes } from '../day/words.tsx';
import { fields } from './fields.ts';
import { type MinuteFigure, type PeriodRow } from './model.ts';
import { viewFilters, views } from './views.ts';
import { BranchOf, MonthName, StateOfPeriod } from './words.tsx';

const filters = ['branchId', 'month', 'state'] as const;
const newest = { field: 'month', order: 'DESC' } as const;
const to = (id: string): string => `/periods/${encodeURIComponent(id)}/show`;

const pollMs = 3000;
const polled = {
  refetchInterval: (query: Asked<{ data?: readonly PeriodRow[] }>) =>
    query.state.data?.data?.some(({ state }) => state === 'CLOSING') ? pollMs : readRetry.refetchInterval(query),
};

export function PeriodList() {
  return (
    <ListBase<PeriodRow> resource="periods" perPage={50} sort={newest} debounce={0} queryOptions={polled}>
      <Page />
    </ListBase>
  );
}

function Page() {
  const t = useT('console-attendance');
  return (
    <ListPage<PeriodRow>
      title={t('console:nav.periods')}
      count={useTotal()}
      views={<Views />}
      filters={<Filters of={fields} names={filters} />}
      columns={useColumns()}
      card={(period) => <Card period={period} />}
      to={to}
      empty={{ title: t('period.empty'), text: t('period.emptyText') }}
    />
  );
}

function Views() {
  const t = useT('console-attendance');
  const labelled = useMemo(() => views.map((view) => ({ ...view, label: t(`period.view.${view.id}`) })), [t]);
  return <ViewTabs list="periods" views={labelled} sets={viewFilters} />;
}

function useColumns(): Column<PeriodRow>[] {
  const t = useT('console-attendance');
  return useMemo(() => [...what(t), ...figures(t), ...closing(t)], [t]);
}

const what = (t: Translate<'console-attendance'>): Column<PeriodRow>[] => [
  {
    id: 'month',
    label: t('console-fields:field.month'),
    sort: 'month',
    width: '130px',
    cell: ({ from }) => <MonthName of={from} />,
  },
  {
    id: 'branch',
    label: t('console-fields:field.branchId'),
    width: '130px',
    cell: (period) => <BranchOf period={period} />,
  },
  {
    id: 'state',
    label: t('console-fields:field.state'),
    sort: 'state',
    width: '160px',
    cell: (period) => <StateOfPeriod period={period} />,
  },
];

const minutes: readonly (readonly [figure: MinuteFigure, from: number, tone?: string])[] = [
  ['expectedWorkTime', 1030],
  ['actualWorkTime', 640],
  ['overtime', 740],
  ['missingTime', 740, feedback.error.text],
];

const figures = (t: Translate<'console-attendance'>): Column<PeriodRow>[] => [
  {
    id: 'people',
    label: t('period.people'),
    width: '84px',
    isFigure: true,
    from: 560,
    cell: (period) => <People period={period} />,
  },
  ...minutes.map(([figure, from, tone]) => ({
    id: figure,
    label: t(`day.${figure}`),
    width: '100px',
    isFigure: true,
    from,
    cell: (period: PeriodRow) => <SumOf period={period} figure={figure} tone={tone} />,
  })),
];

const closing = (t: Translate<'console-attendance'>): Column<PeriodRow>[] => [
  {
    id: 'closedAt',
    label: t('period.closedAt'),
    width: '160px',
    from: 970,
    cell: ({ closedAt }) => <At at={closedAt} />,
  },
  {
    id: 'closedBy',
    label: t('period.closedBy'),
    from: 1120,
    cell: ({ closedBy }) => <PersonName id={closedBy} />,
  },
];

function At({ at }: { at?: string | null }) {
  const { dateTime } = useFormat();
  return at ? dateTime(at) : <NoValue />;
}

const atEnd = { display: 'block', textAlign: 'end' } as const;

/** A month has no figures of its own until it is closed. */
function People({ period: { state, people } }: { period: PeriodRow }) {
  const { number } = useFormat();
  return <span style={atEnd}>{state === 'CLOSED' ? number(people) : <NoValue />}</span>;
}

function SumOf({ period, figure, tone }: { period: PeriodRow; figure: MinuteFigure; tone?: string }) {
  if (period.state === 'CLOSED') return <Minutes value={period.sums[figure]} tone={tone} />;
  return (
    <span style={atEnd}>
      <NoValue />
    </span>
  );
}

function Card({ period }: { period: PeriodRow }) {
  return (
    <span style={{ display: 'grid', gap: 4 }}>
      <strong>
        <MonthName of={period.from} />
      </strong>
      <span>
        <BranchOf period={period} />
      </span>
      <StateOfPeriod period={period} />
      {period.closedAt && (
        <span style={{ color: ink.textMuted }}>
          <At at={period.closedAt} />
        </span>
      )}
    </span>
  );
}
