import { GuardedRows, query, type QueryScope } from '@kadro/chassis';
import { calendar } from '../../calendar/events.ts';
import { type DateRange } from '../../periods/months.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { askedLeaves, type AskedLeaveRow } from '../../staffing/rows/asked-leave.ts';
import { placeOn } from '../../timesheet/person-facts.ts';
import { mustBeRange } from '../../timesheet/shown-days.ts';
import { datesBetween } from '../../timesheet/weeks.ts';
import { timeSettings } from '../rows/time-settings.ts';
import { checkedPlan, ShiftStates } from './facts.ts';
import { type CheckedPlan, type Conflict, conflictsOf, fittingOn, type Placed } from './rules.ts';
import { checkArgs, type CheckArgs, planCheck, type PlanCheck } from './shape.ts';

const reached = new GuardedRows(timeSettings);

const mostDates = 31;
/** More than anybody reads; the others are told without what would fit. */
const mostTried = 100;

type Scope = QueryScope & { now(): Temporal.Instant };
type ShownConflict = PlanCheck['conflicts'][number];

function restOf({ name, details }: Conflict): number | null {
  const rest = details && 'rest' in details ? details.rest : null;
  return name === 'workplan_rest_short' && typeof rest === 'number' ? rest : null;
}

function shownConflict(scope: Scope, plan: CheckedPlan, employeeId: string, conflict: Conflict): ShownConflict {
  const { date, beside, isRefused } = conflict;
  const { name, message } = scope.domain.errors.body(conflict, scope.reader);
  const painted = plan.painted.has(date) || (beside !== null && plan.painted.has(beside));
  return {
    employeeId,
    date,
    beside,
    name,
    message,
    refused: isRefused,
    painted,
    rest: restOf(conflict),
    fits: [],
  };
}

/** What of the offered shifts would fit, for those that come first. */
class Offers {
  private readonly shifts: ShiftStates;
  private readonly ids: readonly string[];
  private tried = 0;

  constructor(shifts: ShiftStates, ids: readonly string[]) {
    this.shifts = shifts;
    this.ids = ids;
  }

  fitting(plan: CheckedPlan, date: string): string[] {
    if (this.tried++ >= mostTried) return [];
    const has = plan.on(date).map(({ shiftId }) => shiftId);
    const offered = this.ids.flatMap((shiftId): Placed[] => {
      const found = has.includes(shiftId) ? undefined : this.shifts.on(date, shiftId);
      return found ? [{ ...found, shiftId, date, isNamed: true }] : [];
    });
    return fittingOn(plan, date, offered);
  }
}

async function conflictsIn(
  scope: Scope,
  persons: readonly PersonRow[],
  { from, to, drafts, offered }: CheckArgs,
): Promise<ShownConflict[]> {
  const shifts = new ShiftStates(scope);
  await shifts.read(offered ?? []);
  const offers = new Offers(shifts, offered ?? []);
  const [range, dates] = [{ from, to }, datesBetween(from, to)];
  const found: ShownConflict[] = [];
  for (const person of persons) {
    const own = (drafts ?? []).filter(({ employeeId, date }) => employeeId === person.id && from <= date && date <= to);
    const plan = await checkedPlan(scope, person, {
      range,
      drafts: own,
      shifts,
    });
    for (const conflict of conflictsOf(plan, dates))
      found.push({
        ...shownConflict(scope, plan, person.id, conflict),
        fits: offers.fitting(plan, conflict.date),
      });
  }
  return found;
}

async function askedLeaveOf(scope: Scope, ids: readonly string[], range: DateRange): Promise<PlanCheck['askedLeave']> {
  const { from, to } = range;
  const within = [
    { index: 'employeeId', in: ids },
    { index: 'from', to },
    { index: 'to', from },
  ];
  const found = ids.length > 0 ? await scope.find<AskedLeaveRow>(askedLeaves, within, { limit: 1_000 }) : [];
  return found.flatMap(({ employeeId, days }) =>
    days.filter(({ date }) => from <= date && date <= to).map((day) => ({ employeeId, ...day })),
  );
}

/** Those of all branches, and of the branches in which somebody is then. */
async function holidaysOf(
  scope: Scope,
  persons: readonly PersonRow[],
  { from, to }: DateRange,
): Promise<PlanCheck['holidays']> {
  const { state } = await scope.state(calendar, scope.organization);
  return datesBetween(from, to).flatMap((date) => {
    const there = new Set(persons.map((person) => placeOn(person, date)?.branchId ?? null));
    return state.byDate
      .get(date, [])
      .map((id) => state.holidays.get(id)!)
      .filter(({ branchId }) => branchId === null || there.has(branchId))
      .map(({ names, branchId, part }) => ({ date, names, branchId, part }));
  });
}

/** What a board has to say about the plan of its people beyond the plan itself. @throws Rejection date_order, date_range_too_long */
async function checkOf(asked: CheckArgs, scope: Scope): Promise<PlanCheck> {
  const { from, to } = asked;
  mustBeRange({ from, to }, mostDates);
  const rows = await reached.byIds(scope, [...new Set(asked.employeeIds)]);
  const ids = rows.flatMap((row) => row?.id ?? []);
  const persons = await scope.rowsById<PersonRow>(people.model, ids);
  return {
    conflicts: await conflictsIn(scope, persons, asked),
    askedLeave: await askedLeaveOf(scope, ids, { from, to }),
    holidays: await holidaysOf(scope, persons, { from, to }),
  };
}

/** What does not fit in the plan of some people, with what is painted over it; leave that is asked for; holidays. */
export const planChecks = query({
  name: 'planCheck',
  isCostly: true,
  access: { who: 'member' },
  area: 'shift',
  args: checkArgs,
  answer: planCheck,
  example: {
    employeeIds: ['018f0000-0000-7000-8000-000000000001'],
    from: '2026-10-26',
    to: '2026-11-01',
  },
  run: checkOf,
});
