import { type QueryScope } from '@kadro/chassis';
import { type Day, eachDay, addDays } from '@kadro/kernel';
import { type PlanRow, plans } from '../../replicas/plans.ts';

const mostPlans = 1_000;

/** Working minutes by date; a date that no plan holds is absent. */
export type Planned = ReadonlyMap<Day, number>;

/** What is planned of a person in `[from, to]`; an empty date of a planned range is off. */
export async function plannedIn(scope: QueryScope, personId: string, from: Day, to: Day): Promise<Planned> {
  const found = await scope.find<PlanRow>(
    plans.model,
    [
      { index: 'personId', eq: personId },
      { index: 'cancelled', eq: false },
      { index: 'to', from },
    ],
    { limit: mostPlans },
  );
  const planned = new Map<Day, number>();
  for (const plan of found) {
    const [first, last] = [plan.from > from ? plan.from : from, plan.to < to ? plan.to : to];
    for (const date of first > last ? [] : eachDay({ from: first, to: addDays(last, 1) }))
      planned.set(date, (planned.get(date) ?? 0) + (plan.minutes[date] ?? 0));
  }
  return planned;
}
