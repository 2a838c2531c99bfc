import { type CommandScope } from '@kadro/chassis';
import { type PersonRow } from '../../replicas/people.ts';
import { type TimesheetFacts } from '../../timesheet/facts.ts';
import { dayKey } from '../../timesheet/weeks.ts';
import { period, type PeriodState } from '../events.ts';
import { monthOf, nextMonth, periodId, personMonthId, placeKey } from '../months.ts';
import { type PeriodRow, periods } from '../rows/periods.ts';
import { periodPerson, type PersonMonthState } from './events.ts';
import { calculatedMonth, factsAt, isEverAt, rulesOf } from './facts.ts';
import { type Cause, closeMonth, findDifferences } from './rules.ts';

/** Where in the log, and when, a period was closed. */
export interface Closing {
  id: string;
  position: string;
  at: string;
  state: PeriodState;
}

/** null = it is open. */
export async function closingOf(scope: CommandScope, id: string): Promise<Closing | null> {
  const events = await scope.events.read(scope.events.stream(period, scope.organization, id));
  const closed = events.find(({ name }) => name === 'PeriodClosed');
  if (!closed) return null;
  const { position, at } = closed.stored;
  return { id, position, at, state: (await scope.state(period, id)).state };
}

/** Records what somebody's month came to, as of the closing, once; answers it. */
export async function recordMonth(
  scope: CommandScope,
  { id, position, at, state: { branchId, month, from, to, taken } }: Closing,
  person: PersonRow,
): Promise<PersonMonthState> {
  const key = personMonthId(id, person.id);
  const known = (await scope.state(periodPerson, key)).state;
  if (known.isClosed) return known;
  if (!(await isEverAt(scope, person.id, { position, branchId }))) return known;
  const facts = await factsAt(scope, person.id, { position, at });
  if (!facts) return known;
  const calculated = calculatedMonth(facts, { from, to }, { branchId, at });
  const { id: employeeId, staffNumber, firstName, lastName } = person;
  const about = { periodId: id, branchId, month, employeeId, staffNumber, firstName, lastName, position };
  const isTaken = (date: string): boolean => taken.has(dayKey(employeeId, date));
  await scope.run(periodPerson, key, 'close', (state) =>
    closeMonth(state, { ...about, ...calculated, rules: rulesOf(facts, calculated.days.keys()), isTaken }),
  );
  return (await scope.state(periodPerson, key)).state;
}

/** The next month of the branch that is open. */
async function nextOpen(scope: CommandScope, branchId: string | null, month: string): Promise<string> {
  const where = [
    { index: 'place', eq: placeKey(branchId) },
    { index: 'closed', eq: true },
    { index: 'from', from: `${month}-01` },
  ];
  const closed = new Set(
    (await scope.find<PeriodRow>(periods, where, { limit: 1_000 })).map(({ from }) => monthOf(from)),
  );
  let next = nextMonth(month);
  while (closed.has(next)) next = nextMonth(next);
  return next;
}

/** Records what a closed month of somebody says else than what it was closed with and found since. */
export async function recordDifferences(
  scope: CommandScope,
  closing: Closing,
  { person, facts, cause }: { person: PersonRow; facts: TimesheetFacts; cause: Cause },
): Promise<void> {
  // whatever comes while the month is being closed finds it closed
  await recordMonth(scope, closing, person);
  const { id, at, state } = closing;
  const { branchId, month } = state;
  const calculated = calculatedMonth(facts, state, { branchId, at });
  const payableIn = await nextOpen(scope, branchId, month);
  const found = { periodId: id, branchId, month, employeeId: person.id, ...calculated, ...cause, payableIn };
  const key = personMonthId(periodId(branchId, month), person.id);
  await scope.run(periodPerson, key, `difference/${cause.causedBy}/${id}`, (now) => findDifferences(now, found));
}
