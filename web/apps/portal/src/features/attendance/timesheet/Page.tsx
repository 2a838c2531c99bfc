import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Printer } from 'lucide-react';
import { useFormat, useT } from '@kadro/i18n';
import { addDays, addMonths, EmptyState, ReadFailure, Sheet, SkeletonBlock, today as dayNow } from '@kadro/ui';
import { useDays, useMonth } from '../data/queries.ts';
import { type DayRecord, type Month } from '../data/types.ts';
import { timesheetsPath } from '../paths.ts';
import { MonthSteps } from '../shared/MonthSteps.tsx';
import { TimePage } from '../shared/TimePage.tsx';
import { useDayWords } from '../shared/use-day-words.ts';
import { DayDialog, DayPanel } from './day/Panel.tsx';
import { DayList } from './DayList.tsx';
import { Legend } from './Legend.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { Statement } from './Statement.tsx';
import { Sums } from './Sums.tsx';
import { useView, type View } from './use-view.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: 'inherit',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[data-open="true"]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
});
const Screen = styled('div')({ display: 'grid', gap: 18, minWidth: 0, '@media print': { display: 'none' } });

export default function TimesheetPage() {
  const t = useT('timesheet');
  const { month: inWords } = useFormat();
  const [today] = useState(dayNow);
  const view = useView(today);
  const first = `${view.month}-01`;
  const step = (by: number) => view.show({ month: addMonths(first, by).slice(0, 7) });
  return (
    <TimePage
      path={timesheetsPath}
      actions={
        <>
          <MonthSteps back={t('portal:part.previousMonth')} on={t('portal:part.nextMonth')} onStep={step}>
            {inWords(first)}
          </MonthSteps>
          <Button
            variant="outlined"
            className="no-print"
            startIcon={<Printer strokeWidth={1.7} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
        </>
      }
    >
      <MonthOf view={view} today={today} onStep={step} />
    </TimePage>
  );
}

interface MonthOfProps {
  view: View;
  today: string;
  onStep: (by: number) => void;
}

function MonthOf({ view, today, onStep }: MonthOfProps) {
  const t = useT('timesheet');
  const first = `${view.month}-01`;
  const days = useDays(first, addDays(addMonths(first, 1), -1));
  const month = useMonth(view.month);
  const error = days.error ?? month.error;
  if (days.data && month.data)
    return <Known days={days.data} month={month.data} view={view} today={today} onStep={onStep} />;
  if (error === undefined) return <SkeletonBlock height={560} />;
  const reload = () => void Promise.all([days.reload(), month.reload()]);
  return (
    <Sheet>
      <ReadFailure error={error} title={t('down')} onRetry={reload} retrying={days.loading || month.loading} />
    </Sheet>
  );
}

interface KnownProps extends MonthOfProps {
  days: readonly DayRecord[];
  month: Month;
}

function Known({ days, month, view, today, onStep }: KnownProps) {
  const t = useT('timesheet');
  const words = useDayWords(today, month.holidays);
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'));
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));
  const swipe = useSwipe(onStep);
  if (days.length === 0)
    return (
      <Sheet {...swipe}>
        <EmptyState title={t('empty')} text={t('emptyText')} />
      </Sheet>
    );
  const shown = { days, month, today, words, view };
  const open = view.day === null ? undefined : days.find(({ date }) => date === view.day);
  const panel = view.day === null ? null : { date: view.day, day: open, today, words, view };
  return (
    <>
      <Screen {...swipe}>
        <Sums month={month} view={view} />
        <Columns data-open={panel !== null && isWide}>
          {isPhone ? <DayList {...shown} /> : <MonthGrid {...shown} isNarrow={panel !== null && isWide} />}
          {panel && isWide && <DayPanel {...panel} />}
        </Columns>
        {panel && !isWide && <DayDialog {...panel} />}
        <Legend rail={t('legendRail')} />
      </Screen>
      <Statement {...shown} />
    </>
  );
}

/** How far (px) a finger goes for a month. */
const far = 60;

/** A swipe over the month shows the next one or the one before, as one reads. */
function useSwipe(onStep: (by: number) => void) {
  const { direction } = useTheme();
  const begin = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: React.TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      begin.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: React.TouchEvent) => {
      const touch = changedTouches[0];
      const from = begin.current;
      begin.current = null;
      if (!touch || !from) return;
      const along = (touch.clientX - from.x) * (direction === 'rtl' ? -1 : 1);
      if (Math.abs(along) > far && Math.abs(touch.clientY - from.y) < far / 2) onStep(along < 0 ? 1 : -1);
    },
  };
}
