import { useFormat, useT, type Translate } from '@kadro/i18n';
import { feedback, ink, NoValue, Person, SkeletonBlock } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { type ReactNode } from 'react';
import { RecordName } from '../../../../fields/RecordName.tsx';
import { fullName, type PersonRow } from '../../../../people/person.ts';
import { type Column } from '../../../../table/columns.ts';
import { Minutes } from '../../day/words.tsx';
import { StateOfMonth } from './States.tsx';
import { Strip } from './Strip.tsx';
import { type MonthOf, type PersonMonth, type Totals } from './use-months.ts';

export const Law = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  fontWeight: 450,
  color: ink.textMuted,
}));

interface Known {
  month: string;
  monthOf: (row: PersonRow) => MonthOf;
  isLoading: boolean;
  /** Of all people of the filter. */
  totals: Totals | null | undefined;
}

// each comes where all those before have room
export const figures = [
  { id: 'expectedWorkTime', from: 1150, width: '80px' },
  { id: 'actualWorkTime', from: undefined, width: '80px' },
  { id: 'leaveTime', from: 1230, width: '86px' },
  { id: 'overtime', from: 1010, width: '90px' },
  { id: 'missingTime', from: 640, width: '80px', isBad: true },
] as const;

type T = Translate<'console-attendance'>;
type Cell = (row: PersonRow, show: (known: PersonMonth, of: MonthOf) => ReactNode) => ReactNode;

export function useMonthColumns({ month, monthOf, isLoading, totals }: Known): Column<PersonRow>[] {
  const t = useT('console-attendance');
  const of: Cell = (row, show) => {
    if (isLoading) return <SkeletonBlock lines={1} />;
    const all = monthOf(row);
    return all.known ? show(all.known, all) : <NoValue />;
  };
  return [
    ...who(t, totals),
    {
      id: 'strip',
      label: t('roster.month'),
      width: '354px',
      from: 930,
      cell: (row) =>
        of(row, ({ days }, { differences }) => <Strip month={month} days={days} differences={differences} />),
      sum: <Law>{t(totals === null ? 'month.tooMany' : 'month.law')}</Law>,
    },
    ...minutes(t, totals, of),
    ...counts(t, totals, of),
  ];
}

const who = (t: T, totals: Known['totals']): Column<PersonRow>[] => [
  {
    id: 'name',
    label: t('console-fields:field.employeeId'),
    sort: 'name',
    width: '184px',
    cell: (row) => <Person id={row.id} name={fullName(row)} image={row.profile?.imageUrl} size="tiny" />,
    sum: totals === undefined ? undefined : t('month.all'),
  },
  {
    id: 'branch',
    label: t('console-fields:field.branchId'),
    width: '110px',
    from: 1340,
    cell: ({ branchId }) => <RecordName of="branches" id={branchId} />,
  },
];

const minutes = (t: T, totals: Known['totals'], of: Cell): Column<PersonRow>[] =>
  figures.map(({ id: figure, from, width, ...more }) => ({
    id: figure,
    label: t(`day.${figure}`),
    from,
    width,
    isFigure: true,
    cell: (row) =>
      of(row, ({ sums }) => <Minutes value={sums[figure]} tone={'isBad' in more ? feedback.error.text : undefined} />),
    sum: totals && <Minutes value={totals.sums[figure]} />,
  }));

const counts = (t: T, totals: Known['totals'], of: Cell): Column<PersonRow>[] => [
  {
    id: 'late',
    label: t('day.late'),
    from: 1060,
    width: '60px',
    isFigure: true,
    cell: (row) => of(row, ({ sums }) => <Count value={sums.lateDays} />),
    sum: totals && <Count value={totals.sums.lateDays} />,
  },
  {
    id: 'state',
    label: t('console-fields:field.state'),
    width: '222px',
    from: 560,
    cell: (row) => of(row, (known, all) => <StateOfMonth {...all} known={known} />),
    sum: totals && totals.incalculable > 0 ? t('month.open', { count: totals.incalculable }) : null,
  },
];

export function Count({ value }: { value: number }) {
  const { number } = useFormat();
  return (
    <span style={{ display: 'block', textAlign: 'end', color: value === 0 ? ink.textFaint : undefined }}>
      {number(value)}
    </span>
  );
}
