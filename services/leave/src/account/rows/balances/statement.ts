import { momentOf, named, query } from '@kadro/chassis';
import { addDays, type Day } from '@kadro/kernel';
import Fraction from 'fraction.js';
import { z } from 'zod';
import { type LeaveAccountState } from '../../state.ts';
import { accountOf } from '../../history.ts';
import { balanceOn } from '../../shared/balances.ts';
import { toNumber } from '../../shared/days.ts';
import { hundredths, shownChange, shownChanges } from '../../shared/numbers/hundredths.ts';
import { sensibleDay } from '../../shared/shapes.ts';
import { type EntryRow, leaveEntry, shownEntry } from '../leave-entries.ts';
import { visiblePerson } from '../visibility.ts';
import { entriesOf } from './entries-of.ts';
import { momentArgs } from './shape.ts';

const days = z.number();

const line = named(
  'LeaveStatementLine',
  z.object({
    change: days.describe('days of the entry, rounded so that the lines add up'),
    balance: days.describe('after the entry, open requests taken out'),
    entry: leaveEntry,
  }),
);

const otherDay = named(
  'LeaveStatementToday',
  z.object({ on: z.string(), balance: days, change: days.describe('from the earlier of both days to the later one') }),
);

/** Days in hundredths: `opening`, each `change` and `following` add up to `balance`, exactly as shown. */
export const statementShape = named(
  'LeaveStatement',
  z.object({
    leaveTypeId: z.string(),
    on: z.string(),
    opening: days.describe('at the end of the year before, open requests taken out'),
    lines: z.array(line).describe('entries of the year that begin up to the day'),
    following: days.describe('what of these entries counts after the day only, with the opposite sign'),
    balance: days,
    today: otherDay.nullable().describe('where today is another day of the same year'),
  }),
);

const sumOf = (parts: readonly { days: string }[]): Fraction =>
  parts.reduce((sum, part) => sum.add(part.days), new Fraction(0));

interface OfDay {
  account: LeaveAccountState;
  entries: readonly EntryRow[];
  leaveTypeId: string;
  on: Day;
}

/** The account's own balance is what the lines have to reach; the rest of them counts later. */
export function statementOf({
  account,
  entries,
  leaveTypeId,
  on,
}: OfDay): Omit<z.infer<typeof statementShape>, 'today'> {
  const opening = balanceOn(account, leaveTypeId, addDays(`${on.slice(0, 4)}-01-01`, -1));
  const balance = toNumber(balanceOn(account, leaveTypeId, on));
  const begun = entries.filter((entry) => entry.on <= on);
  let sum = opening;
  const sums = begun.map(({ _parts }) => toNumber((sum = sum.add(sumOf(_parts)))));
  const shown = shownChanges(toNumber(opening), sums);
  return {
    leaveTypeId,
    on,
    opening: hundredths(toNumber(opening)),
    lines: begun.map((entry, n) => ({ ...shown[n]!, entry: shownEntry(entry) })),
    following: shownChange(sums.at(-1) ?? toNumber(opening), balance),
    balance: hundredths(balance),
  };
}

/** The day's balance of one leave type as a sum of entries. */
export const leaveStatement = query({
  name: 'leaveStatement',
  access: { who: 'member' },
  area: 'leave',
  args: z.object({
    employeeId: z.string().nullish(),
    leaveTypeId: z.string(),
    on: sensibleDay.nullish(),
    knownAt: momentArgs.knownAt,
  }),
  answer: statementShape,
  example: { leaveTypeId: '018f0000-0000-7000-8000-000000000001', on: '2026-10-30' },
  run: async ({ employeeId: given, leaveTypeId, on: asked, knownAt: instant }, scope) => {
    const knownAt = momentOf(scope, { knownAt: instant })?.knownAt;
    const employeeId = await visiblePerson(scope, given);
    const now = scope.today();
    const on = asked ?? now;
    const year = Number(on.slice(0, 4));
    const account = await accountOf(scope, employeeId, knownAt);
    const entries = await entriesOf(scope, { employeeId, leaveTypeId, year, knownAt });
    return {
      ...statementOf({ account, entries, leaveTypeId, on }),
      today: on === now || year !== Number(now.slice(0, 4)) ? null : todayBeside({ account, leaveTypeId, on }, now),
    };
  },
});

function todayBeside({ account, leaveTypeId, on }: Omit<OfDay, 'entries'>, now: Day): z.infer<typeof otherDay> {
  const then = toNumber(balanceOn(account, leaveTypeId, on));
  const today = toNumber(balanceOn(account, leaveTypeId, now));
  return {
    on: now,
    balance: hundredths(today),
    change: on < now ? shownChange(then, today) : shownChange(today, then),
  };
}
