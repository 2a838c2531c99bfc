import { GuardedRows, named, query, type QueryScope } from '@kadro/chassis';
import { z } from 'zod';
import { absence, type AbsenceState } from '../../absence/events.ts';
import { type Calendar, holidayOn } from '../../calendar/events.ts';
import { type DateRange } from '../../periods/months.ts';
import { sensibleDay } from '../../shared/dated.ts';
import { shift, type ShiftState } from '../../shift/events.ts';
import { calendarOf, type Draft } from '../../staffing/coverage/facts.ts';
import { drafts } from '../../staffing/coverage/shape.ts';
import { timesheetDay } from '../../timesheet/derive.ts';
import { factsNow } from '../../timesheet/facts.ts';
import { mustBeRange, shownDays } from '../../timesheet/shown-days.ts';
import { placeOn } from '../../timesheet/person-facts.ts';
import { timeSettings } from '../rows/time-settings.ts';
import { askedOf, grantedAbsence, paintedFacts } from './painted.ts';
import { type PlannedDay, plannedSums } from './sums.ts';

const reached = new GuardedRows(timeSettings);

const answer = named(
  'PlannedWorkTime',
  z.object({
    employeeId: z.string(),
    minutes: z.int().describe('expected on all days, those that cannot be calculated too'),
    minutesWithoutLeave: z.int().describe('of them: not on leave that is taken or asked for'),
    weeks: z.array(
      named(
        'PlannedWeek',
        z.object({
          monday: z.string(),
          minutes: z.int(),
          shifts: z.int().describe('without working days of patterns'),
        }),
      ),
    ),
    leaveDays: z.number().describe('days of these, in hundredths, that are taken or asked for'),
    askedDays: z.number().describe('of them: asked for and not decided yet'),
  }),
);

const args = z.object({
  employeeIds: z.array(z.string().max(64)).max(100),
  from: sensibleDay,
  to: sensibleDay,
  drafts: drafts.nullish(),
});

type Asked = z.infer<typeof args>;

interface Person extends DateRange {
  employeeId: string;
  /** Painted dates that the caller may see. */
  drafts: readonly Draft[];
  absence: AbsenceState;
  calendar: Calendar;
}

/** The records as they are: all that is asked where nothing is painted, and no leave is asked for. */
async function recordedDays(scope: QueryScope, person: Person): Promise<PlannedDay[]> {
  const rows = await shownDays(scope, person.employeeId, person);
  return rows.map(({ date, expectedWorkTime, leaveTime, assignedShifts, branchId }) => ({
    date,
    expectedWorkTime,
    leaveTime,
    assignedShifts,
    absences: person.absence.byDate.get(date, []),
    holiday: holidayOn(person.calendar, branchId, date),
  }));
}

/** The records as they would be, calculated as those are that are recorded. */
async function paintedDays(
  scope: QueryScope,
  { employeeId, drafts: own, absence: absences, calendar }: Person,
  recorded: readonly { date: string }[],
): Promise<PlannedDay[]> {
  const facts = await factsNow(scope, employeeId);
  if (!facts) return [];
  const shifts = new Map<string, ShiftState>();
  for (const id of new Set(own.flatMap(({ shiftIds }) => shiftIds)))
    shifts.set(id, (await scope.state(shift, id)).state);
  const painted = paintedFacts(facts, own, shifts);
  const granted = grantedAbsence(absences);
  const dates = new Set([...recorded, ...own].map(({ date }) => date));
  return [...dates].toSorted().flatMap((date) => {
    const day = timesheetDay(painted, date);
    if (!day) return [];
    const holiday = holidayOn(calendar, placeOn(facts, date)?.branchId ?? null, date);
    return [{ ...day, absences: granted.byDate.get(date, []), holiday }];
  });
}

const isIn =
  ({ from, to }: DateRange) =>
  ({ date }: { date: string }): boolean =>
    from <= date && date <= to;

async function plannedOf(scope: QueryScope, person: Person) {
  const recorded = await recordedDays(scope, person);
  const asked = askedOf(person.absence);
  const isAsked = [...asked].some((id) => person.absence.leaves.get(id)!.days.some(isIn(person)));
  const isAsIs = person.drafts.length === 0 && !isAsked;
  const days = isAsIs ? recorded : await paintedDays(scope, person, recorded);
  return days.length === 0 ? [] : [{ employeeId: person.employeeId, ...plannedSums(days, asked) }];
}

async function plannedTimes(scope: QueryScope, { employeeIds, from, to, drafts: painted }: Asked) {
  mustBeRange({ from, to });
  const ids = [...new Set(employeeIds)];
  const known = new Set((await reached.byIds(scope, ids)).flatMap((row) => row?.id ?? []));
  const calendar = await calendarOf(scope);
  const within = (painted ?? []).filter(isIn({ from, to }));
  const ofPerson = async (employeeId: string) => {
    const own = known.has(employeeId) ? within.filter((one) => one.employeeId === employeeId) : [];
    const { state } = await scope.state(absence, employeeId);
    return plannedOf(scope, { employeeId, from, to, drafts: own, absence: state, calendar });
  };
  return (await Promise.all(ids.map(ofPerson))).flat();
}

/** What people are planned to work in a range of dates, with what is painted, without those whom the caller does not reach. */
export const plannedWorkTime = query({
  name: 'plannedWorkTime',
  isCostly: true,
  access: { who: 'member' },
  area: 'timesheet',
  args,
  answer: z.array(answer),
  example: { employeeIds: ['018f0000-0000-7000-8000-000000000001'], from: '2026-10-26', to: '2026-11-01' },
  run: (asked, scope) => plannedTimes(scope, asked),
});
