import { useFormat, useT } from '@kadro/i18n';
import { ink } from '@kadro/ui';
import { useState } from 'react';
import { ListBase, useListContext } from 'react-admin';
import { fullName, type PersonRow } from '../../../../people/person.ts';
import { ListPage } from '../../../../table/ListPage.tsx';
import { type PeriodRow } from '../../periods/model.ts';
import { AfterClosing } from './AfterClosing.tsx';
import { ClosedMonths } from './Closed.tsx';
import { type Known, type KnownProps, useMonthFrame } from './frame.tsx';
import { PersonPanel } from './Panel.tsx';
import { Strip } from './Strip.tsx';
import { isToSettle, StateOfMonth } from './States.tsx';
import { useDifferences } from './use-closings.ts';
import { useMonthColumns } from './use-columns.tsx';
import { type MonthOf, useMonths, useTotals } from './use-months.ts';

const active = { status: 'ACTIVE' };
const none: PersonRow[] = [];

/** The months of people: each a strip of squares with its sums, and what all of them come to. */
export function TimesheetMonths() {
  const [known, onKnown] = useState<Known>('now');
  const choice = { known, onKnown };
  if (known === 'closed') return <ClosedMonths {...choice} />;
  return (
    <ListBase<PersonRow>
      resource="employees"
      perPage={25}
      sort={{ field: 'name', order: 'ASC' }}
      filter={active}
      storeKey="timesheets.months"
      debounce={0}
    >
      <Page {...choice} />
    </ListBase>
  );
}

const isClosed = ({ state }: PeriodRow): boolean => state === 'CLOSED';

function Page(choice: KnownProps) {
  const t = useT('console-attendance');
  const { data = none } = useListContext<PersonRow>();
  const { month, dates, branchId, closings, frame } = useMonthFrame(choice);
  const range = { from: dates[0], to: dates.at(-1) };
  const ids = data.map(({ id }) => id);
  const months = useMonths(ids, month);
  const differences = useDifferences(ids, dates, closings.some(isClosed));
  const totals = useTotals({ ...range, ...(branchId && { branchId }) });
  const monthOf = (row: PersonRow): MonthOf => ({
    known: months?.get(row.id),
    differences: differences.get(row.id) ?? [],
    isClosed: closings.some((one) => one.branchId === (row.branchId ?? null) && isClosed(one)),
  });
  return (
    <ListPage<PersonRow>
      {...frame}
      columns={useMonthColumns({ month, monthOf, isLoading: !months, totals })}
      card={(row) => <Card row={row} month={month} of={monthOf(row)} />}
      to={(id) => daysOf(id, range)}
      panel={(row) => <PersonPanel key={row.id} person={row} of={monthOf(row)} />}
      panelLabel={fullName}
      isOpen={(row) => isToSettle(monthOf(row))}
      unfiltered={active}
      below={<AfterClosing dates={dates} branchId={branchId} closings={closings} />}
      empty={{ title: t('roster.empty'), text: t('roster.emptyText') }}
    />
  );
}

/** The day records of somebody in a range. */
const daysOf = (employeeId: string, date: { from?: string; to?: string }): string =>
  `/timesheets?filter=${encodeURIComponent(JSON.stringify({ employeeId, date }))}`;

interface CardProps {
  row: PersonRow;
  month: string;
  of: MonthOf;
}

function Card({ row, month, of }: CardProps) {
  const { hours } = useFormat();
  const { known, differences } = of;
  return (
    <span style={{ display: 'grid', gap: 6 }}>
      <strong>
        <bdi>{fullName(row)}</bdi>
      </strong>
      {known && <Strip month={month} days={known.days} differences={differences} />}
      {known && (
        <span style={{ display: 'flex', flexWrap: 'wrap', gap: '2px 14px', color: ink.textMuted }}>
          <bdi dir="ltr">
            {hours(known.sums.actualWorkTime)} / {hours(known.sums.expectedWorkTime)}
          </bdi>
          <StateOfMonth {...of} known={known} />
        </span>
      )}
    </span>
  );
}
