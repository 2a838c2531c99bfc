import { named, query, Refused, GuardedRows, type QueryScope } from '@kadro/chassis';
import { addDays, approval, daysBetween, eachDay } from '@kadro/kernel';
import { z } from 'zod';
import { people, type PersonRow } from '../../replicas/people.ts';
import { amountOf } from '../shared/days.ts';
import { ExactSum } from '../shared/exact-sum.ts';
import { dayPart, sensibleDay } from '../shared/shapes.ts';
import { holdingOnly } from './requests/clauses.ts';
import { leftDaysOf } from './requests/days.ts';
import { type LeaveRequestRow } from './requests/fields.ts';
import { leaveRequests } from './requests/model.ts';
import { visibilityOf } from './visibility.ts';

const requests = new GuardedRows(leaveRequests);
const longestDays = 92;
const usualDays = 42;
const largestTeam = 200;

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
    awayWith: z.number().describe('with the request, while it is open'),
    present: z.number().describe('the others'),
  }),
);
const answer = named(
  'TeamAbsences',
  z.object({
    size: z.int(),
    days: z.array(teamDay),
    people: z.array(teamAbsence).nullable(),
  }),
);

/** The person included; colleagues under the same manager where there is no team. */
export async function teamOf(scope: QueryScope, person: PersonRow): Promise<string[]> {
  const { id, teamId, managerId } = person;
  const place = teamId ? { index: 'teamId', eq: teamId } : managerId ? { index: 'managerId', eq: managerId } : null;
  if (!place) return [id];
  const rows = await scope.find<PersonRow>(people.model, [place, { index: 'status', eq: 'ACTIVE' }], {
    sort: { index: 'name', descending: false },
    limit: largestTeam,
  });
  return [...new Set([id, ...rows.map((row) => row.id)])];
}

/** Open and approved requests that touch `[from, to]`. */
export async function absencesOf(
  scope: QueryScope,
  employeeIds: readonly string[],
  from: string,
  to: string,
): Promise<LeaveRequestRow[]> {
  const where = [
    { index: 'employeeId', in: employeeIds },
    holdingOnly,
    { index: 'beginDate', to },
    { index: 'endDate', from },
  ];
  return scope.find<LeaveRequestRow>(leaveRequests, where, {
    sort: { index: 'beginDate', descending: false },
    limit: 1_000,
  });
}

/** Numbers for members; names for managers and for those who decide on a member's request. Never the reason. */
export const teamAbsences = query({
  name: 'teamAbsences',
  access: { who: 'member' },
  area: 'leave',
  args: z.object({ requestId: z.string().nullish(), from: sensibleDay.nullish(), to: sensibleDay.nullish() }),
  answer,
  run: async ({ requestId, from, to }, scope) => {
    const request = requestId ? ((await requests.one(scope, requestId)) as LeaveRequestRow | null) : null;
    if (requestId && !request) return null;
    const whose = request?.employeeId ?? scope.principal.account;
    const person = await scope.row<PersonRow>(people.model, whose);
    if (!person) return null;
    const begin = from ?? request?.beginDate ?? scope.today();
    const end = to ?? request?.endDate ?? addDays(begin, usualDays - 1);
    if (daysBetween(begin, end) < 0 || daysBetween(begin, end) >= longestDays)
      throw new Refused('date_range_too_long', { params: { max: longestDays } });
    const team = await teamOf(scope, person);
    const rows = await absencesOf(scope, team, begin, end);
    const visibility = await visibilityOf(scope, whose);
    return {
      size: team.length,
      days: eachDay({ from: begin, to: addDays(end, 1) }).map((date) => teamDayOf(date, { rows, request, team })),
      people:
        visibility === 'manages' || visibility === 'decides'
          ? team.map((employeeId) => ({ employeeId, days: absencesIn(rows, employeeId, begin, end) }))
          : null,
    };
  },
});

const awayOn = (rows: readonly LeaveRequestRow[], date: string): ExactSum =>
  rows
    .flatMap(leftDaysOf)
    .reduce((sum, day) => (day.date === date ? sum.plus(amountOf(day).toFraction()) : sum), new ExactSum());

interface OfTeam {
  rows: readonly LeaveRequestRow[];
  request: LeaveRequestRow | null;
  team: readonly string[];
}

function teamDayOf(date: string, { rows, request, team }: OfTeam): z.infer<typeof teamDay> {
  const approved = rows.filter(({ status }) => status === 'APPROVED');
  const away = awayOn(approved, date);
  const isOpen = request !== null && approval.isOpen(request.status);
  const awayWith = isOpen ? away.copy().add(awayOn([request], date)) : away;
  const present = new ExactSum().plus(String(team.length)).add(awayWith, -1);
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
  from: string,
  to: string,
): z.infer<typeof absence>[] {
  return rows
    .filter((row) => row.employeeId === employeeId)
    .flatMap(({ dayDetails, status }) =>
      dayDetails
        .filter(({ date, days, returned }) => from <= date && date <= to && days > 0 && !returned)
        .map(({ date, part, days }) => ({ date, part, days, pending: status !== 'APPROVED' })),
    );
}
