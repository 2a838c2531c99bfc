import { type CommandScope, type Reaction, type ReceivedMessage } from '@kadro/chassis';
import { people, type PersonRow } from '../../replicas/people.ts';
import { placeOn } from '../../timesheet/person-facts.ts';
import { period } from '../events.ts';
import { daysOfMonth, monthOf, monthsOf, periodId } from '../months.ts';
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

/** Undefined of a reading in the present month or later: the days of these are opened anyway. */
function datesIn({ name, data }: ReceivedMessage, now: string): { from: string; to: string } | undefined {
  if (name !== 'ReadingRecorded') return { from: data.from, to: data.through ?? data.to };
  return monthOf(data.on) < monthOf(now) ? { from: data.on, to: data.on } : undefined;
}

/** A month of a branch is there as soon as somebody has days, a plan or a reading in it. */
export const openPeriods: Reaction = {
  name: 'openPeriods',
  from: 'attendance',
  on: ['DaysOpened', 'WorkplanSet', 'ReadingRecorded'],
  react: async (message, scope) => {
    const dates = datesIn(message, scope.now().toString());
    if (!dates) return;
    const { stream } = message;
    const person = await scope.row<PersonRow>(people.model, stream.slice(stream.indexOf('_') + 1));
    if (!person) return;
    for (const month of monthsOf(dates))
      for (const branchId of branchesIn(person, month)) await openFor(scope, branchId, month);
  },
};
