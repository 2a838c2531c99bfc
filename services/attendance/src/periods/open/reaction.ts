import { type CommandScope, type Reaction } from '@kadro/chassis';
import { people, type PersonRow } from '../../replicas/people.ts';
import { placeOn } from '../../timesheet/person-facts.ts';
import { period } from '../events.ts';
import { daysOfMonth, monthsOf, periodId } from '../months.ts';
import { type PeriodRow, periods } from '../rows/periods.ts';
import { openPeriod } from './rules.ts';

/** Branches in which somebody is in a month; null = none. */
function branchesIn(person: Pick<PersonRow, 'places'>, month: string): (string | null)[] {
  const { from, to } = daysOfMonth(month);
  const moved = person.places.filter((one) => one.from > from && one.from <= to);
  return [...new Set([placeOn(person, from), ...moved].map((place) => place?.branchId ?? null))];
}

async function openFor(scope: CommandScope, branchId: string | null, month: string): Promise<void> {
  const id = periodId(branchId, month);
  if (await scope.row<PeriodRow>(periods, id)) return;
  await scope.run(period, id, `open/${id}`, (state) => openPeriod(state, branchId, month));
}

/** A month of a branch is there as soon as somebody has days, or a plan, in it. */
export const openPeriods: Reaction = {
  name: 'openPeriods',
  from: 'attendance',
  on: ['DaysOpened', 'WorkplanSet'],
  react: async ({ stream, data }, scope) => {
    const person = await scope.row<PersonRow>(people.model, stream.slice(stream.indexOf('_') + 1));
    if (!person) return;
    for (const month of monthsOf({ from: data.from, to: data.through ?? data.to }))
      for (const branchId of branchesIn(person, month)) await openFor(scope, branchId, month);
  },
};
