import { useFormat, useT } from '@kadro/i18n';
import { EmptyState, ink, phone, radius, SkeletonBlock, today, ReadFailure } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useGetManyReference } from 'react-admin';
import { ChangeTable } from '../../../../history/ChangeTable.tsx';
import { DayRail, type DayRailProps } from '../../../../history/DayRail.tsx';
import { byDay, changeDays, nextChange } from '../../../../history/days.ts';
import { type HistoryRow, historyTarget } from '../../../../server/data-provider.ts';
import { useMoment } from '../../../../time/moment.tsx';
import { history } from '../fields.ts';
import { type Employee } from '../model.ts';
import { RecordOnDay } from './RecordOnDay.tsx';

const rows = 100;
const sort = { field: 'at', order: 'DESC' } as const;

const Tools = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > .end': { marginInlineStart: 'auto' },
});
const Stack = styled('div')({ display: 'grid', gap: 18, minWidth: 0 });
const Two = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, 320px) minmax(0, 1fr)',
  border: `1px solid ${ink.line}`,
  borderRadius: radius.sheet,
  alignItems: 'stretch',
  minWidth: 0,
  '& > :first-of-type': { borderInlineEnd: `1px solid ${ink.line}` },
  '@media (max-width:1023.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > :first-of-type': { borderInlineEnd: 0, borderBlockEnd: `1px solid ${ink.line}` },
  },
  [phone]: { marginInline: -14, borderInline: 0, borderRadius: 0 },
});

export function EmployeeHistory({ employee }: { employee: Employee }) {
  const t = useT('console-history');
  const [page, setPage] = useState(1);
  const {
    data,
    total = 0,
    isPending,
    error,
    refetch,
  } = useGetManyReference<HistoryRow>('employees', {
    target: historyTarget,
    id: employee.id,
    pagination: { page, perPage: rows },
    sort,
    filter: {},
  });
  const entries = useMemo(() => byDay(data ?? []), [data]);
  if (error && !data) return <ReadFailure error={error} title={t('history.failed')} onRetry={() => void refetch()} />;
  if (isPending) return <SkeletonBlock lines={14} />;
  if (total === 0) return <EmptyState title={t('history.empty')} />;
  return (
    <HistoryOnDay
      employee={employee}
      entries={entries}
      more={total > rows ? { page, pages: Math.ceil(total / rows), onPage: setPage } : undefined}
    />
  );
}

type More = { page: number; pages: number; onPage: (page: number) => void };

interface HistoryOnDayProps {
  employee: Employee;
  entries: readonly HistoryRow[];
  more?: More;
}

function HistoryOnDay({ employee, entries, more }: HistoryOnDayProps) {
  const moment = useMoment();
  const days = useMemo(() => changeDays(entries), [entries]);
  const { day, onDay } = useSettledDay(moment.day ?? today(), moment.setDay);
  return (
    <Stack>
      <Steps days={days} day={day} onDay={onDay}>
        {more && <OtherEntries {...more} />}
      </Steps>
      <DayRail days={days} day={day} onDay={onDay} />
      <Two>
        <RecordOnDay employeeId={employee.id} day={day} />
        <ChangeTable of={history} entries={entries} day={day} onDay={onDay} />
      </Two>
    </Stack>
  );
}

function Steps({ days, day, onDay, children }: DayRailProps & { children: ReactNode }) {
  const t = useT('time');
  const { dateInSentence } = useFormat();
  const [earlier, later] = [nextChange(days, day, false), nextChange(days, day, true)];
  return (
    <Tools>
      <Button
        variant="outlined"
        size="small"
        startIcon={<ChevronLeft strokeWidth={1.7} className="turns" />}
        disabled={!earlier}
        onClick={() => earlier && onDay(earlier)}
      >
        {t('rail.earlier')}
      </Button>
      <Button
        variant="outlined"
        size="small"
        endIcon={<ChevronRight strokeWidth={1.7} className="turns" />}
        disabled={!later}
        onClick={() => later && onDay(later)}
      >
        {t('rail.later')}
      </Button>
      <strong>{dateInSentence(day)}</strong>
      {children}
    </Tools>
  );
}

function OtherEntries({ page, pages, onPage }: More) {
  const t = useT('time');
  return (
    <span className="end">
      <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {t('rail.newer')}
      </Button>
      <Button size="small" disabled={page === pages} onClick={() => onPage(page + 1)}>
        {t('rail.older')}
      </Button>
    </span>
  );
}

const restMs = 200;

/** Shows the dragged day at once and requests it when the thumb rests. */
function useSettledDay(asked: string, settle: (day: string) => void): { day: string; onDay: (day: string) => void } {
  const [moved, setMoved] = useState<{ from: string; to: string }>();
  const day = moved?.from === asked ? moved.to : asked;
  useEffect(() => {
    if (day === asked) return undefined;
    const timer = setTimeout(() => settle(day), restMs);
    return () => clearTimeout(timer);
  }, [day, asked, settle]);
  return { day, onDay: (to) => setMoved({ from: asked, to }) };
}
