import { perform, type ServiceRuntime } from '@kadro/chassis';
import { type DemoCompany, weekdays } from '@kadro/kernel';
import { type Plan } from './plans.ts';
import { administrator, type ShiftName, shiftNames } from './shifts.ts';

type Day = Temporal.PlainDate;

export interface PlanAt {
  branchId: string;
  plan: Plan;
}

/** Weeks ahead whose plans the needs follow. */
const weeksAhead = 3;

const weekOf = (posts: number) => ({
  ...Object.fromEntries(weekdays.map((day, n) => [day, n < 5 ? posts : 0])),
  holiday: 0,
});

/** What a branch needs of a shift: as many as its middle week has, so that crews in turns lack people in another. */
function postsOf(name: ShiftName, plans: readonly Plan[], monday: Day): number {
  const weeks = Array.from(
    { length: weeksAhead },
    (_, week) => plans.filter((plan) => plan.shiftOn(monday.add({ weeks: week })) === name).length,
  );
  return weeks.toSorted((a, b) => a - b)[Math.floor(weeksAhead / 2)]!;
}

/** How many people the shifts of each branch need, from the first day of the demo on. */
export async function setNeeds(
  runtime: ServiceRuntime,
  company: DemoCompany,
  {
    all,
    shifts,
    from,
    today,
  }: { all: readonly PlanAt[]; shifts: ReadonlyMap<ShiftName, string>; from: Day; today: Day },
): Promise<void> {
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  for (const [branchId, of] of Map.groupBy(all, (one) => one.branchId)) {
    const plans = of.map(({ plan }) => plan);
    const needs = shiftNames.flatMap((name) => {
      const posts = postsOf(name, plans, monday);
      return posts === 0 ? [] : [{ shiftId: shifts.get(name)!, week: weekOf(posts) }];
    });
    if (needs.length === 0) continue;
    const body = { from: from.toString(), needs };
    await perform(
      runtime,
      administrator(company),
      'SetStaffingNeeds',
      { id: branchId },
      body,
      `demo/needs/${branchId}`,
    );
  }
}
