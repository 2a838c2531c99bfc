import { useFormat, useT, type Translate } from '@kadro/i18n';
import { feedback, ink } from '@kadro/ui';
import { ListBase } from 'react-admin';
import { RecordName } from '../../../../fields/RecordName.tsx';
import { PersonName } from '../../../../people/PersonName.tsx';
import { type Column } from '../../../../table/columns.ts';
import { ListPage } from '../../../../table/ListPage.tsx';
import { Minutes } from '../../day/words.tsx';
import { type ClosedDay, type ClosedMonth, daysPath, type PeriodRow } from '../../periods/model.ts';
import { PersonDays } from '../../periods/record/PersonDays.tsx';
import { type KnownProps, useMonthFrame, useShownMonth } from './frame.tsx';
import { AfterClosing } from './AfterClosing.tsx';
import { StateOfClosed } from './States.tsx';
import { Strip } from './Strip.tsx';
import { useClosedTotals } from './use-closings.ts';
import { figures, Law } from './use-columns.tsx';

/** The months of people as they were closed. */
export function ClosedMonths(choice: KnownProps) {
  const [month] = useShownMonth();
  return (
    <ListBase<ClosedMonth>
      resource="period-months"
      perPage={25}
      sort={{ field: 'name', order: 'ASC' }}
      filter={{ month }}
      storeKey="timesheets.months"
      debounce={0}
    >
      <Page {...choice} />
    </ListBase>
  );
}

function Page(choice: KnownProps) {
  const t = useT('console-attendance');
  const { month, dates, branchId, closings, frame } = useMonthFrame(choice);
  const totals = useClosedTotals(month, branchId);
  const periodOf = ({ periodId }: ClosedMonth) => closings.find(({ id }) => id === periodId);
  return (
    <ListPage<ClosedMonth>
      {...frame}
      columns={columnsOf(t, month, totals?.sums)}
      card={(row) => <Card row={row} month={month} />}
      to={(id) => pathOf(id, closings)}
      panel={(row) => <Panel row={row} period={periodOf(row)} />}
      panelLabel={() => t('period.closedDays')}
      unfiltered={{ month }}
      below={<AfterClosing dates={dates} branchId={branchId} closings={closings} />}
      empty={{ title: t('period.noPeople'), text: t('period.noPeopleYet') }}
    />
  );
}

/** The days as they are now, of a row `<branch>~<month>~<person>`. */
function pathOf(id: string, closings: readonly PeriodRow[]): string {
  const [branch, month, employeeId] = id.split('~');
  const period = closings.find((one) => one.id === `${branch}~${month}`);
  return period ? daysPath(period, employeeId) : '/timesheets';
}

const Panel = ({ row, period }: { row: ClosedMonth; period: PeriodRow | undefined }) =>
  period && <PersonDays key={row.id} person={row} period={period} />;

/** What was closed has no colour of its own. */
const colouredOf = ({ date, type, state, actualWorkTime }: ClosedDay) =>
  ({ date, type, state, colour: actualWorkTime > 0 ? 'GREEN' : 'GREY' }) as const;

const StripOf = ({ row, month }: { row: ClosedMonth; month: string }) => (
  <Strip month={month} days={row.days.map(colouredOf)} />
);

type Sums = PeriodRow['sums'] | undefined;

type T = Translate<'console-attendance'>;

const columnsOf = (t: T, month: string, sums: Sums): Column<ClosedMonth>[] => [
  ...who(t, month, sums),
  ...minutes(t, sums),
  {
    id: 'state',
    label: t('console-fields:field.state'),
    width: '222px',
    from: 560,
    cell: ({ differenceCount }) => <StateOfClosed isChanged={differenceCount > 0} />,
  },
];

const who = (t: T, month: string, sums: Sums): Column<ClosedMonth>[] => [
  {
    id: 'name',
    label: t('console-fields:field.employeeId'),
    sort: 'name',
    width: '184px',
    cell: ({ employeeId }) => <PersonName id={employeeId} />,
    sum: sums && t('month.all'),
  },
  {
    id: 'branch',
    label: t('console-fields:field.branchId'),
    width: '110px',
    from: 1340,
    cell: ({ branchId }) => <RecordName of="branches" id={branchId} />,
  },
  {
    id: 'strip',
    label: t('roster.month'),
    width: '354px',
    from: 930,
    cell: (row) => <StripOf row={row} month={month} />,
    sum: sums && <Law>{t('month.law')}</Law>,
  },
];

const minutes = (t: T, sums: Sums): Column<ClosedMonth>[] =>
  figures.map(({ id: figure, from, width, ...more }) => ({
    id: figure,
    label: t(`day.${figure}`),
    from,
    width,
    isFigure: true,
    cell: (row) => <Minutes value={row[figure]} tone={'isBad' in more ? feedback.error.text : undefined} />,
    sum: sums && <Minutes value={sums[figure]} />,
  }));

function Card({ row, month }: { row: ClosedMonth; month: string }) {
  const { hours } = useFormat();
  return (
    <span style={{ display: 'grid', gap: 6 }}>
      <PersonName id={row.employeeId} size="small" />
      <StripOf row={row} month={month} />
      <span style={{ display: 'flex', flexWrap: 'wrap', gap: '2px 14px', color: ink.textMuted }}>
        <bdi dir="ltr">
          {hours(row.actualWorkTime)} / {hours(row.expectedWorkTime)}
        </bdi>
        <StateOfClosed isChanged={row.differenceCount > 0} />
      </span>
    </span>
  );
}
