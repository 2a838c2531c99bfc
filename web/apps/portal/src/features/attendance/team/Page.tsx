import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useFormat, useT } from '@kadro/i18n';
import { addDays, EmptyState, ReadFailure, Sheet, SkeletonBlock, today as dayNow } from '@kadro/ui';
import { Async } from '../../../parts/Async.tsx';
import { useTeam } from '../../../people/team.ts';
import { type PersonCard, type Team } from '../../../people/types.ts';
import { teamShiftsPath } from '../paths.ts';
import { MonthSteps } from '../shared/MonthSteps.tsx';
import { TimePage } from '../shared/TimePage.tsx';
import { useDayWords } from '../shared/use-day-words.ts';
import { type ShiftsView, useShiftsView } from '../shifts/use-view.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { DayDialog } from './DayDialog.tsx';
import { type PlannableShift, useMayAssign, useShiftsToPlan, useTeamDays } from './questions.ts';
import { TeamGrid } from './TeamGrid.tsx';
import { TeamList } from './TeamList.tsx';

/** As many as a week of whom is one page of answers. */
const peopleShown = 14;

/** The shifts of one's people, week by week, for those who may assign them. */
export default function TeamShiftsPage() {
  const t = useT('team');
  const { dateInSentence } = useFormat();
  const [today] = useState(dayNow);
  const view = useShiftsView(today);
  const to = addDays(view.from, 6);
  const may = useMayAssign();
  const team = useTeam();
  return (
    <TimePage
      path={teamShiftsPath}
      title={t('portal:nav.teamShifts')}
      actions={
        <>
          <MonthSteps back={t('timesheet:earlier')} on={t('timesheet:later')} onStep={view.step}>
            {dateInSentence(view.from, to)}
          </MonthSteps>
          <Button variant="outlined" onClick={view.toToday}>
            {t('timesheet:today')}
          </Button>
        </>
      }
    >
      <Async query={may}>
        {(isAllowed) =>
          isAllowed ? (
            <Async query={team}>{(known) => <Week team={known} view={view} to={to} today={today} />}</Async>
          ) : (
            <Sheet>
              <EmptyState title={t('notAllowed')} />
            </Sheet>
          )
        }
      </Async>
    </TimePage>
  );
}

interface WeekProps {
  team: Team;
  view: ShiftsView;
  to: string;
  today: string;
}

function Week({ team: { people }, view: { from }, to, today }: WeekProps) {
  const t = useT('team');
  const shifts = useShiftsToPlan().data ?? [];
  const [page, setPage] = useState(0);
  const pages = Math.ceil(people.length / peopleShown);
  const shown = people.slice(page * peopleShown, (page + 1) * peopleShown);
  if (people.length === 0)
    return (
      <Sheet>
        <EmptyState title={t('nobody')} />
      </Sheet>
    );
  return (
    <>
      <Several people={people} shifts={shifts} from={from} to={to} />
      <Roster people={shown} shifts={shifts} from={from} to={to} today={today} />
      {pages > 1 && (
        <MonthSteps
          back={t('timesheet:earlier')}
          on={t('timesheet:later')}
          onStep={(by) => setPage(Math.min(Math.max(page + by, 0), pages - 1))}
        >
          {`${page + 1} / ${pages}`}
        </MonthSteps>
      )}
    </>
  );
}

interface RosterProps {
  people: readonly PersonCard[];
  shifts: readonly PlannableShift[];
  from: string;
  to: string;
  today: string;
}

function Roster({ people, shifts, from, to, today }: RosterProps) {
  const t = useT('team');
  const words = useDayWords(today);
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('lg'));
  const Days = isNarrow ? TeamList : TeamGrid;
  const ids = people.map(({ id }) => id);
  const { data, error, loading, reload } = useTeamDays(ids, from, to);
  const [open, setOpen] = useState<{ person: PersonCard; date: string } | null>(null);
  if (!data && error === undefined) return <SkeletonBlock height={420} />;
  if (!data)
    return (
      <Sheet>
        <ReadFailure error={error} title={t('timesheet:down')} onRetry={() => void reload()} retrying={loading} />
      </Sheet>
    );
  const dayOf = (id: string, date: string) => data.find((one) => one.employeeId === id && one.date === date);
  const opened = open && { ...open, day: dayOf(open.person.id, open.date) };
  return (
    <>
      <Days people={people} from={from} today={today} words={words} dayOf={dayOf} onOpen={setOpen} />
      {opened && <DayDialog {...opened} shifts={shifts} words={words} onClose={() => setOpen(null)} />}
    </>
  );
}

function Several(props: {
  people: readonly PersonCard[];
  shifts: readonly PlannableShift[];
  from: string;
  to: string;
}) {
  const t = useT('team');
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('several')}
      </Button>
      {isOpen && <BulkDialog {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}
