import { GuardedRows, named, query, type QueryScope, Refused } from '@kadro/chassis';
import { addDays, approval, daysBetween, eachDay } from '@kadro/kernel';
import { z } from 'zod';
import { people, type PersonRow } from '../../../replicas/people.ts';
import { amountOf } from '../../shared/days.ts';
import { ExactSum } from '../../shared/numbers/exact-sum.ts';
import { dayPart, sensibleDay } from '../../shared/shapes.ts';
import { leftDaysOf } from '../requests/days.ts';
import { type LeaveRequestRow } from '../requests/fields.ts';
import { leaveRequests } from '../requests/model.ts';
import { managesOf } from '../visibility.ts';
import { absencesOf, managedPeople, teamOf } from './members.ts';
import { type Dates, datesAround, mayAskAbout, type Sight, teamSight } from './sight.ts';

const requests = new GuardedRows<LeaveRequestRow>(leaveRequests);
const longestDays = 92;
const usualDays = 42;

const absence = named(
  'TeamAbsenceDay',
  z.object({ date: z.string(), part: dayPart, days: z.number(), pending: z.boolean() }),
);
const teamAbsence = named('TeamAbsence', z.object({ employeeId: z.string(), days: z.array(absence) }));
const teamDay = named(
  'TeamDay',
  z.object({
    date: z.string(),
    away: z.number().describe('by approved leave'),
    awayWith: z.number().describe('with the request'),
    present: z.number().describe('the others'),
  }),
);
const answer = named(
  'TeamAbsences',
  z.object({
    size: z.int().describe('of how many people the numbers are'),
    days: z.array(teamDay),
    people: z
      .array(teamAbsence)
      .nullable()
      .describe('those whose leave the caller sees otherwise; null where there are numbers only'),
  }),
);

interface Seen {
  sight: Sight;
  dates: Dates | null;
  request: LeaveRequestRow | null;
}

/** The team of who asks, in the weeks of the request. */
async function aroundRequest(scope: QueryScope, requestId: string, given: Partial<Dates>): Promise<Seen | null> {
  const request = await requests.one(scope, requestId);
  const person = request && (await scope.row<PersonRow>(people.model, request.employeeId));
  if (!request || !person) return null;
  const team = await teamOf(scope, person);
  const managed = new Set(team.filter((one) => managesOf(scope, one)).map(({ id }) => id));
  const asking = { me: scope.principal.account, manages: (id: string) => managed.has(id) };
  if (!mayAskAbout(request, asking)) return null;
  const sight = teamSight(
    request,
    team.map(({ id }) => id),
    asking,
  );
  return { sight, dates: datesAround(request, given), request };
}

/** The people whom the caller manages, on any dates. */
async function ofManaged(scope: QueryScope, { from = scope.today(), to }: Partial<Dates>): Promise<Seen | null> {
  const dates = { from, to: to ?? addDays(from, usualDays - 1) };
  const length = daysBetween(dates.from, dates.to);
  if (length < 0 || length >= longestDays) throw new Refused('date_range_too_long', { params: { max: longestDays } });
  const ids = (await managedPeople(scope))?.map(({ id }) => id) ?? [];
  return ids.length > 0 ? { sight: { named: ids, counted: ids }, dates, request: null } : null;
}

/**
 * With a request, of the team of who asks, while it is open; else of those who have the caller as manager. Names and
 * numbers as `sightOf` has them. Never the reason.
 */
export const teamAbsences = query({
  name: 'teamAbsences',
  access: { who: 'member' },
  area: 'leave',
  args: z.object({ requestId: z.string().nullish(), from: sensibleDay.nullish(), to: sensibleDay.nullish() }),
  answer,
  run: async ({ requestId, from, to }, scope) => {
    const given = { from: from ?? undefined, to: to ?? undefined };
    const seen = requestId ? await aroundRequest(scope, requestId, given) : await ofManaged(scope, given);
    return seen && shown(seen, seen.dates ? await absencesOf(scope, seen.sight.counted, seen.dates) : []);
  },
});

function shown({ sight: { named: who, counted }, dates, request }: Seen, rows: readonly LeaveRequestRow[]) {
  const days = dates && counted.length > 0 ? eachDay({ from: dates.from, to: addDays(dates.to, 1) }) : [];
  const asked = request && approval.isOpen(request.status) && counted.includes(request.employeeId) ? request : null;
  return {
    size: counted.length,
    days: days.map((date) => teamDayOf(date, { rows, asked, size: counted.length })),
    people: who && who.map((employeeId) => ({ employeeId, days: absencesIn(rows, employeeId, days) })),
  };
}

const awayOn = (rows: readonly LeaveRequestRow[], date: string): ExactSum =>
  rows
    .flatMap(leftDaysOf)
    .reduce((sum, day) => (day.date === date ? sum.plus(amountOf(day).toFraction()) : sum), new ExactSum());

interface Counted {
  rows: readonly LeaveRequestRow[];
  asked: LeaveRequestRow | null;
  size: number;
}

function teamDayOf(date: string, { rows, asked, size }: Counted): z.infer<typeof teamDay> {
  const away = awayOn(
    rows.filter(({ status }) => status === 'APPROVED'),
    date,
  );
  const awayWith = asked ? away.copy().add(awayOn([asked], date)) : away;
  const present = new ExactSum().plus(String(size)).add(awayWith, -1);
  return {
    date,
    away: away.shown(),
    awayWith: awayWith.shown(),
    present: present.isLess(new ExactSum()) ? 0 : present.shown(),
  };
}

function absencesIn(
  rows: readonly LeaveRequestRow[],
  employeeId: string,
  dates: readonly string[],
): z.infer<typeof absence>[] {
  return rows
    .filter((row) => row.employeeId === employeeId)
    .flatMap(({ dayDetails, status }) =>
      dayDetails
        .filter(({ date, days, returned }) => dates.includes(date) && days > 0 && !returned)
        .map(({ date, part, days }) => ({ date, part, days, pending: status !== 'APPROVED' })),
    );
}
