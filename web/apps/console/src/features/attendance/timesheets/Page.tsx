import { useFormat, useT } from '@kadro/i18n';
import { ink, today } from '@kadro/ui';
import { useCallback, useMemo, useState } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { JoinedPerson } from '../../../people/JoinedPerson.tsx';
import { fullName } from '../../../people/person.ts';
import { ColumnMenu, useChosenColumns } from '../../../table/ColumnMenu.tsx';
import { Filters } from '../../../table/filter/Filters.tsx';
import { ListPage, useTotal } from '../../../table/ListPage.tsx';
import { ViewTabs } from '../../../table/views/Tabs.tsx';
import { DayDetails } from '../day/Details.tsx';
import { type DayRow } from '../day/model.ts';
import { StateOfDay } from '../day/words.tsx';
import { fields } from './fields.ts';
import { TimesheetFiles } from './Files.tsx';
import { useTotals } from './months/use-months.ts';
import { totalsFilter } from './totals-filter.ts';
import { firstColumns, useDayColumns } from './use-columns.tsx';
import { viewFilters, viewsOf } from './views.ts';

const filters = ['employeeId', 'branchId', 'date', 'type', 'state', 'colour'] as const;
const to = (id: string): string => `/timesheets/${encodeURIComponent(id)}/show`;

export function TimesheetList() {
  const [ofToday] = useState(() => viewsOf(today())[0]?.filter);
  return (
    <ListBase<DayRow>
      resource="timesheets"
      perPage={50}
      sort={{ field: 'date', order: 'DESC' }}
      filterDefaultValues={ofToday}
      debounce={0}
    >
      <Page />
    </ListBase>
  );
}

function Page() {
  const t = useT('console-attendance');
  const nameOf = useCallback(({ employee }: DayRow) => (employee ? fullName(employee) : t('console:noName')), [t]);
  const { filterValues } = useListContext();
  const totals = useTotals(totalsFilter(filterValues));
  const { columns, menu } = useChosenColumns('timesheets', useDayColumns(totals), firstColumns);
  return (
    <ListPage<DayRow>
      title={t('console:nav.timesheets')}
      count={useTotal()}
      actions={<TimesheetFiles />}
      views={<Views />}
      filters={
        <>
          <Filters of={fields} names={filters} />
          <ColumnMenu {...menu} />
        </>
      }
      columns={columns}
      card={(row) => <Card row={row} />}
      to={to}
      panel={(row) => <DayDetails key={row.id} row={row} heading="h2" />}
      panelLabel={nameOf}
      empty={{ title: t('day.empty'), text: t('day.emptyText') }}
    />
  );
}

function Views() {
  const t = useT('console-attendance');
  const views = useMemo(() => viewsOf(today()).map((view) => ({ ...view, label: t(`view.${view.id}`) })), [t]);
  return <ViewTabs list="timesheets" views={views} sets={viewFilters} />;
}

function Card({ row }: { row: DayRow }) {
  const { date, weekday, hours } = useFormat();
  return (
    <span style={{ display: 'grid', gap: 4 }}>
      <JoinedPerson card={row.employee} size="small" />
      <span style={{ display: 'flex', flexWrap: 'wrap', gap: '2px 14px', color: ink.textMuted }}>
        <span>
          {weekday(row.date, 'short')} {date(row.date)}
        </span>
        <bdi dir="ltr">
          {hours(row.actualWorkTime)} / {hours(row.expectedWorkTime)}
        </bdi>
      </span>
      <StateOfDay row={row} />
    </span>
  );
}
