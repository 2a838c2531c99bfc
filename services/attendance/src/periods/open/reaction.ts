import { type CommandScope, type Reaction, type ReceivedMessage } from '@kadro/chassis';
import { people, type PersonRow } from '../../replicas/people.ts';
import { placeOn } from '../../timesheet/person-facts.ts';
import { period } from '../events.ts';
import { type DateRange, daysOfMonth, monthOf, monthsOf, nextMonth, periodId } from '../months.ts';
import { type PeriodRow, periods } from '../rows/periods.ts';
import { openPeriod } from './rules.ts';

/** Branches in which somebody is in a month; null = none. */
function branchesIn(person: Pick<PersonRow, 'places'>, month: string): (string | null)[] {
  const { from, to } = daysOfMonth(month);
  const moved = person.places.filter((one) => one.from > from && one.from <= to);
  return [...new Set([placeOn(person, from), ...moved].map((place) => place?.branchId ?? null))];
}

const isOpen = async (scope: CommandScope, branchId: string | null, month: string): Promise<boolean> =>
  (await scope.row<PeriodRow>(periods, periodId(branchId, month))) !== null;

async function openFor(scope: CommandScope, branchId: string | null, month: string): Promise<void> {
  const id = periodId(branchId, month);
  if (await isOpen(scope, branchId, month)) return;
  await scope.run(period, id, `open/${id}`, (state) => openPeriod(state, branchId, month));
}

/** Somebody who moves has days in months of another branch, which were opened for the one before. */
function datesMoved([, ...moves]: PersonRow['places'], now: string): DateRange | undefined {
  const to = daysOfMonth(nextMonth(monthOf(now))).to;
  const from = moves.map((place) => place.from).find((one) => one <= to);
  return from === undefined ? undefined : { from, to };
}

async function openForMove(scope: CommandScope, places: PersonRow['places'], month: string): Promise<void> {
  const known = await Promise.all(places.map(({ branchId }) => isOpen(scope, branchId, month)));
  if (known.includes(true)) for (const branchId of branchesIn({ places }, month)) await openFor(scope, branchId, month);
}

/** Undefined of a reading in the present month or later: the days of these are opened anyway. */
function datesIn({ name, revision, data }: ReceivedMessage, now: string): DateRange | undefined {
  // only what has changed is recorded; the days of somebody new are opened
  if (name === 'PersonRecorded') return revision > 0 && data.places ? datesMoved(data.places, now) : undefined;
  if (name !== 'ReadingRecorded') return { from: data.from, to: data.through ?? data.to };
  return monthOf(data.on) < monthOf(now) ? { from: data.on, to: data.on } : undefined;
}

/** A month of a branch is there as soon as somebody has days, a plan or a reading in it, or moves there. */
export const openPeriods: Reaction = {
  name: 'openPeriods',
  from: 'attendance',
  on: ['DaysOpened', 'WorkplanSet', 'ReadingRecorded', 'PersonRecorded'],
  react: async (message, scope) => {
    const dates = datesIn(message, scope.now().toString());
    if (!dates) return;
    const { name, stream, data } = message;
    if (name === 'PersonRecorded') {
      for (const month of monthsOf(dates)) await openForMove(scope, data.places, month);
      return;
    }
    const person = await scope.row<PersonRow>(people.model, stream.slice(stream.indexOf('_') + 1));
    if (!person) return;
    for (const month of monthsOf(dates))
      for (const branchId of branchesIn(person, month)) await openFor(scope, branchId, month);
  },
};
