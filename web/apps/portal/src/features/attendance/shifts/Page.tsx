import { useState } from 'react';
import { Link } from 'react-router';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useFormat, useT } from '@kadro/i18n';
import { EmptyState, ink, ReadFailure, Sheet, SkeletonBlock, today as dayNow } from '@kadro/ui';
import { MoreLink } from '../../../parts/MoreLink.tsx';
import { useTeam } from '../../../people/team.ts';
import { useDays, useWeeks } from '../data/queries.ts';
import { type DayRecord } from '../data/types.ts';
import { shiftsPath, teamShiftsPath } from '../paths.ts';
import { shiftPaths } from '../shift-requests/paths.ts';
import { MonthSteps } from '../shared/MonthSteps.tsx';
import { useMayAssign } from '../team/questions.ts';
import { TimePage } from '../shared/TimePage.tsx';
import { useDayWords } from '../shared/use-day-words.ts';
import { Legend } from '../timesheet/Legend.tsx';
import { ShiftGrid } from './ShiftGrid.tsx';
import { ShiftList } from './ShiftList.tsx';
import { type ShiftsView, useShiftsView } from './use-view.ts';

const Next = styled('p')(({ theme }) => ({
  ...theme.typography.dense,
  color: ink.textMuted,
  '& > b': { color: ink.text, marginInlineStart: 8 },
}));

export default function ShiftsPage() {
  const t = useT('timesheet');
  const { dateInSentence, month } = useFormat();
  const [today] = useState(dayNow);
  const view = useShiftsView(today);
  return (
    <TimePage
      path={shiftsPath}
      actions={
        <>
          <MonthSteps back={t('earlier')} on={t('later')} onStep={view.step}>
            {view.kind === 'month' ? month(view.weeks[1]?.[0] ?? today) : dateInSentence(view.from, view.to)}
          </MonthSteps>
          <Button variant="outlined" onClick={view.toToday}>
            {t('today')}
          </Button>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={t('view')}
            value={view.kind}
            onChange={(_event, kind: ShiftsView['kind'] | null) => kind && view.show(kind)}
          >
            <ToggleButton value="weeks">{t('weeks')}</ToggleButton>
            <ToggleButton value="month">{t('month')}</ToggleButton>
          </ToggleButtonGroup>
          <Button component={Link} to={shiftPaths.ask} variant="outlined">
            {t('timesheet:requests.askForShift')}
          </Button>
        </>
      }
    >
      <TeamLink />
      <Shifts view={view} today={today} />
    </TimePage>
  );
}

/** For those who assign shifts, the way to those of their people. */
function TeamLink() {
  const t = useT('portal');
  const may = useMayAssign();
  const team = useTeam();
  if (!may.data || !team.data?.total) return null;
  return (
    <div className="no-print">
      <MoreLink to={teamShiftsPath}>{t('nav.teamShifts')}</MoreLink>
    </div>
  );
}

const isPlanned = ({ assignedShifts }: DayRecord): boolean => assignedShifts.some(({ begin }) => begin !== null);

function Shifts({ view, today }: { view: ShiftsView; today: string }) {
  const t = useT('timesheet');
  const words = useDayWords(today);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));
  const { data, error, loading, reload } = useDays(view.from, view.to);
  const weeks = useWeeks(view.from, view.to);
  if (!data && error === undefined) return <SkeletonBlock height={560} />;
  if (!data)
    return (
      <Sheet>
        <ReadFailure error={error} title={t('down')} onRetry={() => void reload()} retrying={loading} />
      </Sheet>
    );
  if (!data.some(({ assignedShifts }) => assignedShifts.length > 0))
    return (
      <Sheet>
        <EmptyState title={t('notPlanned')} text={t('notPlannedText')} />
      </Sheet>
    );
  const next = data.find((day) => day.date > today && isPlanned(day));
  return (
    <>
      {next && <NextShift day={next} today={today} />}
      {isPhone ? (
        <ShiftList days={data} today={today} words={words} />
      ) : (
        <ShiftGrid days={data} weeks={weeks.data ?? []} today={today} words={words} view={view} />
      )}
      <Legend rail={t('railHours')} />
    </>
  );
}

function NextShift({ day, today }: { day: DayRecord; today: string }) {
  const t = useT('timesheet');
  const words = useDayWords(today);
  const shift = day.assignedShifts.find(({ begin }) => begin !== null);
  if (!shift) return null;
  return (
    <Next>
      {t('nextShift')}
      <b>
        {words.long(day.date)} · {words.shift(shift)} {words.hours(shift)}
      </b>
    </Next>
  );
}
