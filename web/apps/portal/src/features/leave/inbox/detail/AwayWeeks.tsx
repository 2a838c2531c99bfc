import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { ink, Section, status, VisuallyHidden } from '@kadro/ui';
import { useManagedTeam } from '../queries.ts';
import { type LeaveRequest, type TeamAbsences } from '../../data/types.ts';
import { Async } from '../../../../parts/Async.tsx';
import { lastOfWeeks, mondayOf, weeksOf, type Week } from './team.ts';

const Weeks = styled('ol')({ display: 'flex', flexWrap: 'wrap', gap: '10px 8px', listStyle: 'none' });
const Days = styled('ol')({
  display: 'flex',
  gap: 2,
  padding: 3,
  listStyle: 'none',
  borderRadius: 8,
  '&[data-asked="true"]': { outline: `2px solid ${ink.frame}` },
});
const Day = styled('li')(({ theme }) => ({
  ...theme.typography.tick,
  display: 'grid',
  placeItems: 'center',
  minWidth: 20,
  height: 22,
  borderRadius: 5,
  border: `1px solid ${ink.line}`,
  color: ink.textMuted,
  '&[data-away="true"]': {
    borderColor: 'transparent',
    color: status.closed.text,
    fontWeight: 600,
    backgroundColor: `color-mix(in oklab, ${status.closed.tint}, ${status.closed.text} var(--away))`,
  },
}));
const Begin = styled('span')(({ theme }) => ({
  ...theme.typography.tick,
  color: ink.textMuted,
  paddingInlineStart: 3,
}));
const Count = styled('span')(({ theme }) => ({ ...theme.typography.tick, color: ink.textMuted }));

/** How many of the reader's people are away in each of six weeks, the asked days in the frame; for requests of theirs. */
export function AwayWeeks({ request }: { request: LeaveRequest }) {
  const t = useT('inbox');
  const monday = mondayOf(request.beginDate);
  const team = useManagedTeam(request.status, monday, lastOfWeeks(monday));
  if (team.data !== undefined && !manages(team.data, request.employeeId)) return null;
  const size = team.data?.size ?? 0;
  return (
    <Section title={t('awayWeeks')} action={size > 0 && <Count>{t('perDayOf', { total: size })}</Count>}>
      <Async query={team} lines={2} failed={t('down')}>
        {(known) =>
          known && (
            <Weeks>
              {weeksOf(request, known).map((week) => (
                <OneWeek key={week.monday} week={week} size={known.size} />
              ))}
            </Weeks>
          )
        }
      </Async>
    </Section>
  );
}

const manages = (team: TeamAbsences | null, employeeId: string): boolean =>
  team?.people?.some((one) => one.employeeId === employeeId) ?? false;

function OneWeek({ week: { monday, days }, size }: { week: Week; size: number }) {
  const { dateInSentence, number } = useFormat();
  return (
    <li>
      <Days data-asked={days.some(({ isAsked }) => isAsked)}>
        {days.map(({ date, away }) => (
          <Day
            key={date}
            data-away={away > 0}
            style={{ '--away': `${Math.round(Math.min(1, away / Math.max(1, size)) * 12)}%` } as React.CSSProperties}
          >
            <VisuallyHidden>{dateInSentence(date)}: </VisuallyHidden>
            {number(away, { maximumFractionDigits: 1 })}
          </Day>
        ))}
      </Days>
      <Begin>{dateInSentence(monday)}</Begin>
    </li>
  );
}
