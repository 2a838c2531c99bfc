import { type CommandScope } from '@kadro/chassis';
import { approval } from '@kadro/kernel';
import { reject } from '../../errors/index.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { personFacts } from '../../clock/shared/facts.ts';
import { chainFor, requesterOf } from '../../requests/chain.ts';
import { shiftApprovers } from '../../requests/directory.ts';
import { mustExist } from '../../shared/references.ts';
import { shifts } from '../../shift/rows.ts';
import { placeOn } from '../../timesheet/person-facts.ts';
import { factsOfPlan, mustFit } from '../plan/facts.ts';
import { type PlanFacts } from '../plan/rules.ts';
import { plannedOn } from '../state.ts';
import { runsOf } from './change-plan.ts';
import { type ChangeFacts } from './rules.ts';
import { type ShiftChangeData, type WantedDay } from './shape.ts';

export interface ShiftChangeInput {
  days: readonly { date: string; shiftIds: readonly string[] }[];
  reason?: string | null;
}

/** What would be planned for a person, one plan for dates in a row. */
async function plansOf(
  scope: CommandScope,
  person: PersonRow,
  days: readonly Pick<WantedDay, 'date' | 'shiftIds'>[],
): Promise<PlanFacts[]> {
  return Promise.all(
    runsOf(days).map((run) =>
      factsOfPlan(scope, person, {
        id: scope.newId(`plan ${run[0]!.date}`),
        from: run[0]!.date,
        to: run.at(-1)!.date,
        dated: new Map(run.map(({ date, shiftIds }) => [date, shiftIds])),
        isDated: true,
        origin: 'REQUEST',
        note: null,
      }),
    ),
  );
}

/** In order of dates; each once. @throws Rejection value_invalid */
function sorted(days: ShiftChangeInput['days']): { date: string; shiftIds: string[] }[] {
  if (new Set(days.map(({ date }) => date)).size < days.length)
    reject('value_invalid', { fields: { days: { name: 'value_invalid' } } });
  return days
    .map(({ date, shiftIds }) => ({ date, shiftIds: [...new Set(shiftIds)] }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

/** @throws Rejection value_invalid, date_range_too_long, reference_unknown, outside_employment, approver_missing */
export async function shiftChangeFacts(
  scope: CommandScope,
  input: ShiftChangeInput,
): Promise<{ data: ShiftChangeData; facts: ChangeFacts }> {
  const person = await requesterOf(scope);
  const days = sorted(input.days);
  const { date: from } = days[0]!;
  const { date: to } = days.at(-1)!;
  await mustFit(scope, { from, to });
  for (const id of new Set(days.flatMap(({ shiftIds }) => shiftIds)))
    await mustExist({ model: shifts }, id, 'days', scope);
  const known = (await personFacts(scope, person.id)) ?? reject('attendance_not_known_yet');
  const before = (date: string) =>
    plannedOn(known.workplan, date, known.worksheets)?.map(({ shiftId }) => shiftId) ?? null;
  const { steps, escalated } = await chainFor(shiftApprovers, scope, person);
  const { reason } = input;
  const data = {
    id: scope.rowId,
    branchId: placeOn(person, from)?.branchId ?? null,
    name: person._name,
    steps: approval.withoutNotes(steps),
    escalated,
    from,
    to,
    days: days.map((day) => ({ ...day, before: before(day.date) })),
    reason: reason ?? null,
  };
  return { data, facts: { plans: await plansOf(scope, person, days), reason: null } };
}

/** For an approval: what is to be planned, with shifts as they are now. @throws Rejection outside_employment */
export async function changeFacts(
  scope: CommandScope,
  { employeeId, days, reason }: { employeeId: string; days: readonly WantedDay[]; reason: string | null },
  { approved }: { approved: boolean },
): Promise<ChangeFacts> {
  const person = approved ? await scope.row<PersonRow>(people.model, employeeId) : null;
  return { plans: person ? await plansOf(scope, person, days) : [], reason };
}
