import { useFormat, useT, type Translate } from '@kadro/i18n';
import { feedback, ink, NoValue } from '@kadro/ui';
import { useMemo } from 'react';
import { RecordName } from '../../../fields/RecordName.tsx';
import { useEnumText } from '../../../fields/use-texts.ts';
import { JoinedPerson } from '../../../people/JoinedPerson.tsx';
import { type Column } from '../../../table/columns.ts';
import { type DayRow } from '../day/model.ts';
import { Minutes, ShiftsOfDay, StateOfDay } from '../day/words.tsx';
import { type Totals } from './months/use-months.ts';

/** Optional columns that are shown by default. */
export const firstColumns = ['shift', 'in', 'out', 'expected', 'worked', 'overtime', 'missing', 'late'] as const;

/** With what all days of the filter come to; null where they are too many to be added up. */
export function useDayColumns(totals: Totals | null | undefined): Column<DayRow>[] {
  const t = useT('console-attendance');
  return useMemo(() => [...who(t, totals), ...figures(t, totals), ...state(t)], [t, totals]);
}

const who = (t: Translate<'console-attendance'>, totals: Totals | null | undefined): Column<DayRow>[] => [
  {
    id: 'name',
    label: t('console-fields:field.employeeId'),
    sort: 'name',
    width: '170px',
    always: true,
    cell: ({ employee }) => <JoinedPerson card={employee} />,
    sum: totals && t('month.all'),
  },
  {
    id: 'date',
    label: t('common:common.date'),
    sort: 'date',
    width: '136px',
    always: true,
    cell: ({ date }) => <DayName date={date} />,
  },
  {
    id: 'branch',
    label: t('console-fields:field.branchId'),
    width: '110px',
    from: 1120,
    cell: ({ branchId }) => <RecordName of="branches" id={branchId} />,
  },
  {
    id: 'shift',
    label: t('day.shift'),
    width: '180px',
    from: 1200,
    cell: ({ assignedShifts }) => <ShiftsOfDay shifts={assignedShifts} />,
  },
];

type Summed = 'expectedWorkTime' | 'actualWorkTime' | 'leaveTime' | 'overtime' | 'missingTime';
type Figure = readonly [
  id: string,
  label: string,
  from: number,
  value: (row: DayRow) => number,
  sum?: Summed,
  isBad?: boolean,
];

const figures = (t: Translate<'console-attendance'>, totals: Totals | null | undefined): Column<DayRow>[] => {
  const minutes: readonly Figure[] = [
    ['expected', t('day.expectedWorkTime'), 940, ({ expectedWorkTime }) => expectedWorkTime, 'expectedWorkTime'],
    ['worked', t('day.actualWorkTime'), 560, ({ actualWorkTime }) => actualWorkTime, 'actualWorkTime'],
    ['leave', t('day.leaveTime'), 1120, ({ leaveTime }) => leaveTime, 'leaveTime'],
    ['overtime', t('day.overtime'), 860, ({ overtime }) => overtime, 'overtime'],
    ['missing', t('day.missingTime'), 640, ({ missingTime }) => missingTime, 'missingTime', true],
    ['late', t('day.late'), 1030, ({ timesheet }) => timesheet.latelyClockInTimeInMinutes],
  ];
  return [
    {
      id: 'in',
      label: t('day.in'),
      width: '64px',
      from: 780,
      cell: ({ timesheet: { clockInTimestamp }, zone }) => <At at={clockInTimestamp} zone={zone} />,
    },
    {
      id: 'out',
      label: t('day.out'),
      width: '64px',
      from: 780,
      cell: ({ timesheet: { clockOutTimestamp }, zone }) => <At at={clockOutTimestamp} zone={zone} />,
    },
    ...minutes.map(([id, label, from, value, sum, isBad]) => ({
      id,
      label,
      from,
      width: '84px',
      isFigure: true,
      cell: (row: DayRow) => <Minutes value={value(row)} tone={isBad ? feedback.error.text : undefined} />,
      sum: totals && sum && <Minutes value={totals.sums[sum]} />,
    })),
  ];
};

const state = (t: Translate<'console-attendance'>): Column<DayRow>[] => [
  {
    id: 'type',
    label: t('common:common.type'),
    sort: 'type',
    width: '120px',
    from: 1120,
    cell: ({ type }) => <TypeOfDay type={type} />,
  },
  {
    id: 'state',
    label: t('console-fields:field.state'),
    sort: 'state',
    width: '176px',
    always: true,
    cell: (row) => <StateOfDay row={row} />,
  },
];

export function TypeOfDay({ type }: Pick<DayRow, 'type'>) {
  const enumText = useEnumText();
  return type ? enumText('dayType', type) : <NoValue />;
}

function DayName({ date: day }: { date: string }) {
  const { date, weekday } = useFormat();
  return (
    <>
      <span style={{ color: ink.textMuted }}>{weekday(day, 'short')}</span> {date(day)}
    </>
  );
}

/** The time of a reading where it was made. */
function At({ at, zone }: { at?: string | null; zone: string }) {
  const { time } = useFormat();
  return at ? <bdi style={{ fontVariantNumeric: 'tabular-nums' }}>{time(at, zone)}</bdi> : <NoValue />;
}
