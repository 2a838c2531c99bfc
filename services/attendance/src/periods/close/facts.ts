import { type CommandScope } from '@kadro/chassis';
import { todayIn } from '@kadro/kernel';
import { branches, type BranchRow } from '../../replicas/branches.ts';
import { settingsOf } from '../../shared/places.ts';
import { timesheetDay } from '../../timesheet/derive.ts';
import { timesheets } from '../../timesheet/model.ts';
import { atBranch } from '../months.ts';
import { factsNow } from '../person/facts.ts';
import { type PeriodRow, periods } from '../rows/periods.ts';
import { type ClosingFacts } from './rules.ts';

const atOnce = 500;

interface Day {
  id: string;
  employeeId: string;
  date: string;
}

async function daysIn(scope: CommandScope, { branchId, from, to }: PeriodRow, state: string): Promise<Day[]> {
  const where = [{ index: 'state', eq: state }, atBranch(branchId), { index: 'date', from, to }];
  const found: Day[] = [];
  for (let after: string | null = ''; after !== null;) {
    const next = { index: 'id', from: `${after}\u0000` };
    const page: Day[] = await scope.find(timesheets, [...where, next], { limit: atOnce });
    found.push(...page);
    after = page.length === atOnce ? page.at(-1)!.id : null;
  }
  return found;
}

/** Rows follow the passing of time by a minute: what they are at this instant. */
async function stateNow(scope: CommandScope, { employeeId, date }: Day): Promise<string | undefined> {
  const facts = await factsNow(scope, employeeId);
  const until = scope.now().toString({ smallestUnit: 'millisecond' });
  return facts ? timesheetDay({ ...facts, until }, date)?.state : undefined;
}

/** What is not to be closed yet in the period found, or only as it is. */
export async function closingFacts(scope: CommandScope): Promise<ClosingFacts> {
  const found = scope.foundRow<PeriodRow>(periods);
  const branch = found.branchId === null ? null : await scope.row<BranchRow>(branches.model, found.branchId);
  const today = todayIn(branch?.zone ?? (await settingsOf(scope)).zone, scope.now());
  const facts = { today, by: scope.principal.account };
  if (today <= found.to || found.closed) return { ...facts, incalculable: [], unfinished: [] };
  const incalculable = await daysIn(scope, found, 'INCALCULABLE');
  const unfinished: Day[] = [];
  for (const day of await daysIn(scope, found, 'NOT_CALCULATED')) {
    const state = await stateNow(scope, day);
    if (state === 'INCALCULABLE') incalculable.push(day);
    if (state === 'NOT_CALCULATED') unfinished.push(day);
  }
  return { ...facts, incalculable, unfinished };
}
