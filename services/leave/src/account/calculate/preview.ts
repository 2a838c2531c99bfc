import { named, type CommandScope } from '@kadro/chassis';
import { stepSchema } from '@kadro/kernel';
import { z } from 'zod';
import { type HolidayRow } from '../../replicas/holidays.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { type LeaveFacts } from '../request/facts.ts';
import { type LeaveInput } from '../request/input.ts';
import { balancesAround, freeAround, missingDays, problemsOf } from '../request/problems.ts';
import { absencesOf, teamOf } from '../rows/team/members.ts';
import { sightOf } from '../rows/team/sight.ts';
import { managesOf } from '../rows/visibility.ts';
import { summaryOn } from '../shared/balances.ts';
import { holidayNames } from '../shared/calendar.ts';
import { amountOf, daysOf, toNumber } from '../shared/days.ts';
import { type DayFact, dayKind, dayPart } from '../shared/shapes.ts';
import { type LeaveAccountState, without } from '../state.ts';

const number = z.number();

export const dayShape = named(
  'LeaveDay',
  z.object({
    date: z.string(),
    minutes: z.int(),
    of: z.int(),
    part: dayPart,
    kind: dayKind,
    days: number,
    holiday: z.string().nullable(),
    returned: z.boolean(),
  }),
);

export const previewShape = z.object({
  days: number,
  minutes: z.int(),
  dayDetails: z.array(dayShape),
  tracksBalance: z.boolean(),
  balanceBefore: number.nullable(),
  balanceAfter: number.nullable(),
  freeBefore: number.nullable().describe('what may be asked for from the first day on, advance included'),
  freeAfter: number.nullable(),
  granted: number,
  used: number,
  reserved: number,
  advanceDays: number,
  covered: number.describe('days of the request that the balance or the advance covers'),
  advanceUsed: number.describe('by how much the balance is below zero afterwards'),
  missing: number.describe('days of the request that neither the balance nor the advance covers'),
  steps: z.array(stepSchema.pick({ order: true, kind: true, managerId: true, state: true })),
  escalated: z.enum(['GENERAL_MANAGER', 'SUPER_ADMIN']).nullable(),
  teamAway: z
    .int()
    .nullable()
    .describe('colleagues away on any of the days; null where they are too few to be counted'),
  problems: z.array(
    z.object({
      code: z.union([z.string(), z.int()]),
      name: z.string(),
      field: z.string().nullable(),
      message: z.string(),
    }),
  ),
});

/** Colleagues away on any of the dates; null where they are too few to be counted. */
async function teamAway(scope: CommandScope, { id, beginDate, endDate }: LeaveInput): Promise<number | null> {
  const me = scope.principal.account;
  const person = await scope.row<PersonRow>(people.model, me);
  const others = person ? (await teamOf(scope, person)).filter((one) => one.id !== me) : [];
  const managed = new Set(others.filter((one) => managesOf(scope, one)).map((one) => one.id));
  const isManaged = (one: string) => managed.has(one);
  const { counted } = sightOf(
    others.map((one) => one.id),
    { sees: isManaged, manages: isManaged },
  );
  if (counted.length === 0) return null;
  const rows = await absencesOf(scope, counted, { from: beginDate, to: endDate });
  return new Set(rows.filter((row) => row.id !== id && row.status === 'APPROVED').map((row) => row.employeeId)).size;
}

function shownDay({ holidayId, ...day }: DayFact, names: ReadonlyMap<string, string>): z.infer<typeof dayShape> {
  return {
    ...day,
    days: toNumber(amountOf({ ...day, holidayId })),
    holiday: (holidayId && names.get(holidayId)) ?? null,
    returned: false,
  };
}

export async function previewOf(
  scope: CommandScope,
  account: LeaveAccountState,
  input: LeaveInput,
  facts: LeaveFacts & { holidays: readonly HolidayRow[] },
): Promise<z.infer<typeof previewShape>> {
  const { type, days, steps, escalated, holidays } = facts;
  const names = holidayNames(holidays, scope);
  const around = type.tracksBalance ? balancesAround(account, input, facts) : null;
  const free = type.tracksBalance ? freeAround(account, input, facts) : null;
  // a request being changed does not count twice
  const asked = daysOf(days);
  const missing = missingDays(account, input, facts);
  const summary = summaryOn(without(account, input.id), input.leaveTypeId, input.endDate);
  return {
    days: toNumber(asked),
    minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
    dayDetails: days.map((day) => shownDay(day, names)),
    tracksBalance: type.tracksBalance,
    balanceBefore: around && toNumber(around.before),
    balanceAfter: around && toNumber(around.after),
    freeBefore: free && toNumber(free.before),
    freeAfter: free && toNumber(free.after),
    granted: toNumber(summary.entitled),
    used: toNumber(summary.used),
    reserved: toNumber(summary.reserved),
    advanceDays: type.advanceDays,
    covered: toNumber(asked.sub(missing)),
    advanceUsed: around?.after.lt(0) ? toNumber(around.after.neg()) : 0,
    missing: toNumber(missing),
    steps: steps.map(({ order, kind, managerId, state }) => ({ order, kind, managerId, state })),
    escalated,
    teamAway: await teamAway(scope, input),
    problems: problemsOf(account, input, facts).map((refused) => {
      const { code, name, message } = scope.domain.errors.body(refused, scope.reader);
      return { code, name, message, field: Object.keys(refused.fields ?? {})[0] ?? null };
    }),
  };
}
