import { momentOf, named, query, type QueryScope } from '@kadro/chassis';
import { z } from 'zod';
import { accountOf } from '../../history.ts';
import { yearOf } from '../../shared/balances.ts';
import { toNumber } from '../../shared/days.ts';
import { leaveEntry, shownEntry } from '../leave-entries.ts';
import { visiblePerson } from '../visibility.ts';
import { entriesOf } from './entries-of.ts';
import { balanceShape, balancesOfAccount, momentArgs, type ShownBalance, trackedTypes } from './shape.ts';

const days = z.number();

/** @throws Refused forbidden */
export async function balancesOfPerson(
  scope: QueryScope,
  employeeId: string | null | undefined,
  moment?: ReturnType<typeof momentOf>,
): Promise<ShownBalance[]> {
  const account = await accountOf(scope, await visiblePerson(scope, employeeId), moment?.knownAt);
  return balancesOfAccount(account, await trackedTypes(scope), moment?.asOf ?? scope.today());
}

/** Specification, section 9. */
export const leaveBalances = query({
  name: 'leaveBalances',
  access: { who: 'member' },
  area: 'leave',
  args: z.object({ employeeId: z.string().nullish(), ...momentArgs }),
  answer: z.array(balanceShape),
  run: async ({ employeeId, asOf, on, knownAt }, scope) =>
    balancesOfPerson(scope, employeeId, momentOf(scope, { asOf: asOf ?? on, knownAt })),
});

const yearShape = named(
  'LeaveYear',
  z.object({
    leaveTypeId: z.string(),
    year: z.int(),
    opening: days,
    closing: days,
    exactOpening: z.string(),
    exactClosing: z.string(),
    points: z.array(named('LeaveYearPoint', z.object({ on: z.string(), balance: days, expected: days }))),
    entries: z.array(leaveEntry),
  }),
);

export const leaveYear = query({
  name: 'leaveYear',
  access: { who: 'member' },
  area: 'leave',
  args: z.object({
    employeeId: z.string().nullish(),
    leaveTypeId: z.string(),
    year: z.int().min(1970).max(2200),
    knownAt: momentArgs.knownAt,
  }),
  answer: yearShape,
  example: { leaveTypeId: '018f0000-0000-7000-8000-000000000001', year: 2026 },
  run: async ({ employeeId: given, leaveTypeId, year, knownAt: instant }, scope) => {
    const knownAt = momentOf(scope, { knownAt: instant })?.knownAt;
    const employeeId = await visiblePerson(scope, given);
    const line = yearOf(await accountOf(scope, employeeId, knownAt), leaveTypeId, year);
    const entries = await entriesOf(scope, { employeeId, leaveTypeId, year, knownAt });
    return {
      leaveTypeId,
      year,
      opening: toNumber(line.opening),
      closing: toNumber(line.closing),
      exactOpening: line.opening.toFraction(),
      exactClosing: line.closing.toFraction(),
      points: line.points.map(({ on, balance, expected }) => ({
        on,
        balance: toNumber(balance),
        expected: toNumber(expected),
      })),
      entries: entries.map(shownEntry),
    };
  },
});
