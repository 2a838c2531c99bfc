import { type CommandScope } from '@kadro/chassis';
import { type PersonRow } from '../../replicas/people.ts';
import { timesheets } from '../../timesheet/model.ts';
import { atBranch, type DateRange, mayBeOver, placeKey } from '../months.ts';
import { type PeriodRow, periods } from '../rows/periods.ts';
import { closedRanges } from './rules.ts';

const atOnce = 500;

type Scope = Pick<CommandScope, 'find' | 'now'>;

/** Closed periods with a day of the range, of these branches (null = of none) or of all; nothing is asked where none can be. */
export async function closedPeriods(
  scope: Scope,
  { from, to }: Pick<DateRange, 'from'> & Partial<DateRange>,
  branchIds?: readonly (string | null)[],
): Promise<PeriodRow[]> {
  if (!mayBeOver(from, scope.now().toString()) || branchIds?.length === 0) return [];
  const where = [
    { index: 'closed', eq: true },
    { index: 'to', from },
    ...(to === undefined ? [] : [{ index: 'from', to }]),
    ...(branchIds ? [{ index: 'place', in: branchIds.map(placeKey) }] : []),
  ];
  const found: PeriodRow[] = [];
  for (let after: string | null = ''; after !== null;) {
    const next = { index: 'id', from: `${after}\u0000` };
    const page: PeriodRow[] = await scope.find<PeriodRow>(periods, [...where, next], { limit: atOnce });
    found.push(...page);
    after = page.length === atOnce ? page.at(-1)!.id : null;
  }
  return found;
}

/** Closed dates of a person in a range of dates, or from a day on. */
export async function closedOf(
  scope: Scope,
  person: Pick<PersonRow, 'places'>,
  range: Pick<DateRange, 'from'> & Partial<DateRange>,
): Promise<DateRange[]> {
  const branchIds = [...new Set(person.places.map(({ branchId }) => branchId))];
  return closedRanges(await closedPeriods(scope, range, branchIds), person);
}

/** Closed dates from a day on that somebody's record follows from this: a shift, a worksheet, a rule set. */
export async function closedWith(
  scope: Scope,
  index: 'shiftIds' | 'worksheetIds' | 'ruleSetIds',
  { id, from }: { id: string; from: string | null | undefined },
): Promise<DateRange[]> {
  if (!from) return [];
  for (const { branchId, from: first, to } of await closedPeriods(scope, { from })) {
    const where = [{ index, eq: id }, atBranch(branchId), { index: 'date', from: first > from ? first : from, to }];
    const [found] = await scope.find(timesheets, where, { limit: 1 });
    if (found) return [{ from: found.date, to }];
  }
  return [];
}
