import { useFormat, useLanguage, useT } from '@kadro/i18n';
import { dayInWords, FactList, feedback, ink, Section } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { useEnumText } from '../../../../fields/use-texts.ts';
import { PersonName } from '../../../../people/PersonName.tsx';
import { draftKey } from '../board/drafts.ts';
import { type DayRow } from '../../day/model.ts';
import { ShiftsOfDay, StateOfDay, useShiftName } from '../../day/words.tsx';
import { type BoardState } from '../use-board.ts';
import { type RosterRow } from '../use-roster.ts';
import { CancelPlan, NotePlan, type Plan, TakeOutShift } from './dialogs.tsx';
import { DayActs } from './DayActs.tsx';
import { HolidayOfDay, LeaveOfDay } from './LeaveOfDay.tsx';

const Stack = styled('div')({ display: 'grid', gap: 20 });
const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBlockStart: 10 });
const PlanBox = styled('div')({
  padding: 12,
  border: `1px solid ${ink.line}`,
  borderRadius: 8,
  display: 'grid',
  gap: 4,
  '& + &': { marginBlockStart: 10 },
});
const Misfit = styled('p')({ color: feedback.error.text });

interface DayPanelProps {
  board: BoardState;
  row: RosterRow;
  date: string;
}

/** Workplans that reach over a day. */
function usePlans(employeeId: string, date: string) {
  const { data = [] } = useGetList<Plan>('workplans', {
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'from', order: 'ASC' },
    filter: { employeeId, status: 'PLANNED', from: { to: date }, to: { from: date } },
  });
  return data;
}

/** A person's day on the roster: what is planned, painted and taken, by which workplans, and what can be done about it. */
export function DayPanel({ board, row, date }: DayPanelProps) {
  const t = useT('console-attendance');
  const { person } = row;
  const day = row.days.get(date);
  const plans = usePlans(person.id, date);
  const mayPlan = board.mayPlan(person.id);
  return (
    <Stack>
      {board.check.conflictsAt(person.id, date).map(({ name, message }) => (
        <Misfit key={`${name} ${message}`}>{message}</Misfit>
      ))}
      <Facts {...{ board, row, date }} />
      {mayPlan && <DayActs board={board} at={{ person: person.id, date }} />}
      {day && (
        <div>
          <Button variant="outlined" component={Link} to={`/timesheets/${encodeURIComponent(day.id)}/show`}>
            {t('roster.openDay')}
          </Button>
        </div>
      )}
      <Section title={t('console:nav.workplans')}>
        {plans.length === 0 && <p style={{ color: ink.textMuted }}>{t('roster.noPlan')}</p>}
        {plans.map((plan) => (
          <PlanOfDay key={plan.id} plan={plan} date={date} day={day} mayPlan={mayPlan} />
        ))}
      </Section>
    </Stack>
  );
}

function Facts({ board, row: { person, days }, date }: DayPanelProps) {
  const t = useT('console-attendance');
  const language = useLanguage();
  const enumText = useEnumText();
  const day = days.get(date);
  const draft = board.steps.drafts.get(draftKey({ person: person.id, date }));
  const painted = draft && board.brushes.filter(({ id }) => draft.includes(id)).map(({ name }) => name);
  const asked = board.check.askedAt(person.id, date);
  const holiday = board.check.holidayOf(day?.branchId ?? person.branchId, date);
  const some = (isThere: boolean, fact: { label: string; value: ReactNode }) => (isThere ? [fact] : []);
  return (
    <FactList
      facts={[
        {
          label: t('common:common.date'),
          value: dayInWords(date, language, { weekday: 'long', day: 'numeric', month: 'long' }),
        },
        { label: t('day.shift'), value: day && <ShiftsOfDay shifts={day.assignedShifts} /> },
        ...some(painted !== undefined, {
          label: t('roster.paintedFact'),
          value: <bdi>{painted?.join(', ') || t('roster.off')}</bdi>,
        }),
        ...some(Boolean(day?.leaveRequest) || asked !== undefined, {
          label: t('day.leaveTime'),
          value: <LeaveOfDay day={day} asked={asked} />,
        }),
        ...some(holiday !== undefined, {
          label: enumText('dayType', 'HOLIDAY'),
          value: holiday && <HolidayOfDay holiday={holiday} />,
        }),
        { label: t('console-fields:field.state'), value: day && <StateOfDay row={day} /> },
      ]}
    />
  );
}

type Doing = { what: 'cancel' | 'note' } | { what: 'takeOut'; shift: { id: string; name: string } };

interface PlanProps {
  plan: Plan;
  date: string;
  day: DayRow | undefined;
  mayPlan: boolean;
}

function PlanOfDay({ plan, date, day, mayPlan }: PlanProps) {
  const t = useT('console-attendance');
  const nameOf = useShiftName();
  const { dateInSentence } = useFormat();
  const [doing, setDoing] = useState<Doing>();
  const close = () => setDoing(undefined);
  const own = plan.entries.filter((entry) => entry.date === date).map(({ shiftId }) => shiftId);
  const shifts = (day?.assignedShifts ?? []).flatMap((shift) =>
    shift.id && own.includes(shift.id) ? [{ id: shift.id, name: nameOf(shift) }] : [],
  );
  return (
    <PlanBox>
      <strong>{dateInSentence(plan.from, plan.to)}</strong>
      <span style={{ color: ink.textMuted }}>
        <PersonName id={plan.by} />
      </span>
      {plan.note && <bdi style={{ whiteSpace: 'pre-line' }}>{plan.note}</bdi>}
      {mayPlan && (
        <Acts>
          {shifts.map((shift) => (
            <Button key={shift.id} size="small" variant="outlined" onClick={() => setDoing({ what: 'takeOut', shift })}>
              {t('roster.takeOutOf', { shift: shift.name })}
            </Button>
          ))}
          <Button size="small" variant="outlined" onClick={() => setDoing({ what: 'note' })}>
            {t('roster.note')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => setDoing({ what: 'cancel' })}>
            {t('roster.cancel')}
          </Button>
        </Acts>
      )}
      {doing?.what === 'cancel' && <CancelPlan plan={plan} onClose={close} />}
      {doing?.what === 'note' && <NotePlan plan={plan} onClose={close} />}
      {doing?.what === 'takeOut' && <TakeOutShift plan={plan} date={date} shift={doing.shift} onClose={close} />}
    </PlanBox>
  );
}
