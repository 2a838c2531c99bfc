import { useFormat, useT } from '@kadro/i18n';
import { addMonths, ink, today } from '@kadro/ui';
import Button from '@mui/material/Button';
import { CalendarDays } from 'lucide-react';
import { ListBase, useListContext, useStore } from 'react-admin';
import { Link } from 'react-router';
import { Steps } from '../../../../parts/Steps.tsx';
import { defineFields, record } from '../../../../fields/kinds.ts';
import { fullName, type PersonRow } from '../../../../people/person.ts';
import { Filters } from '../../../../table/filter/Filters.tsx';
import { ListPage, useTotal } from '../../../../table/ListPage.tsx';
import { PersonPanel } from './Panel.tsx';
import { datesOf, Strip } from './Strip.tsx';
import { StateOfMonth, useMonthColumns } from './use-columns.tsx';
import { type PersonMonth, useMonths, useTotals } from './use-months.ts';

const active = { status: 'ACTIVE' };
const fields = defineFields({ branchId: record('branches') });
const none: PersonRow[] = [];

/** The months of people: each a strip of squares with its sums, and what all of them come to. */
export function TimesheetMonths() {
  return (
    <ListBase<PersonRow>
      resource="employees"
      perPage={25}
      sort={{ field: 'name', order: 'ASC' }}
      filter={active}
      storeKey="timesheets.months"
      debounce={0}
    >
      <Page />
    </ListBase>
  );
}

function Page() {
  const t = useT('console-attendance');
  const [month, setMonth] = useStore('timesheets.month', today().slice(0, 7));
  const { data = none, filterValues } = useListContext<PersonRow>();
  const dates = datesOf(month);
  const range = { from: dates[0], to: dates.at(-1) };
  const branchId = typeof filterValues['branchId'] === 'string' ? filterValues['branchId'] : undefined;
  const months = useMonths(
    data.map(({ id }) => id),
    month,
  );
  const totals = useTotals({ ...range, ...(branchId && { branchId }) });
  return (
    <ListPage<PersonRow>
      title={t('console:nav.timesheets')}
      count={useTotal()}
      actions={
        <>
          <MonthSteps month={month} onMonth={setMonth} />
          <Button variant="outlined" component={Link} to="/timesheets" startIcon={<CalendarDays strokeWidth={1.7} />}>
            {t('month.byDay')}
          </Button>
        </>
      }
      filters={<Filters of={fields} names={['branchId']} />}
      columns={useMonthColumns({ month, months, totals })}
      card={(row) => <Card row={row} month={month} known={months?.get(row.id)} />}
      to={(id) => daysOf(id, range)}
      panel={(row) => <PersonPanel key={row.id} person={row} known={months?.get(row.id)} />}
      panelLabel={fullName}
      unfiltered={active}
      empty={{ title: t('roster.empty'), text: t('roster.emptyText') }}
    />
  );
}

function MonthSteps({ month, onMonth }: { month: string; onMonth: (month: string) => void }) {
  const t = useT('console-attendance');
  const { month: inWords } = useFormat();
  const step = (by: number) => onMonth(addMonths(`${month}-01`, by).slice(0, 7));
  return (
    <Steps label={t('roster.month')} previous={t('month.previous')} next={t('month.next')} width={116} onStep={step}>
      {inWords(`${month}-01`)}
    </Steps>
  );
}

/** The day records of somebody in a range. */
const daysOf = (employeeId: string, date: { from?: string; to?: string }): string =>
  `/timesheets?filter=${encodeURIComponent(JSON.stringify({ employeeId, date }))}`;

interface CardProps {
  row: PersonRow;
  month: string;
  known: PersonMonth | undefined;
}

function Card({ row, month, known }: CardProps) {
  const { hours } = useFormat();
  return (
    <span style={{ display: 'grid', gap: 6 }}>
      <strong>
        <bdi>{fullName(row)}</bdi>
      </strong>
      {known && <Strip month={month} days={known.days} />}
      {known && (
        <span style={{ display: 'flex', flexWrap: 'wrap', gap: '2px 14px', color: ink.textMuted }}>
          <bdi dir="ltr">
            {hours(known.sums.actualWorkTime)} / {hours(known.sums.expectedWorkTime)}
          </bdi>
          <StateOfMonth known={known} />
        </span>
      )}
    </span>
  );
}
