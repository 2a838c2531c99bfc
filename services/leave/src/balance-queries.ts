import { named, query, type QueryScope } from '@kadro/chassis';
import { daySchema } from '@kadro/kernel';
import Fraction from 'fraction.js';
import { z } from 'zod';
import { type LeaveAccountState } from './account-state.ts';
import { freeFrom, shortfallFrom, summaryOn, yearOf } from './balances.ts';
import { fromNumber, toNumber } from './days.ts';
import { leaveAccount } from './leave-account.ts';
import { type EntryRow, entryWithin, leaveEntries, leaveEntry, shownEntry } from './leave-entries.ts';
import { type LeaveTypeRow, leaveTypes, leaveTypeTag, tagOf } from './leave-types.ts';
import { seenPerson } from './seen-people.ts';

const days = z.number();

const balanceShape = named('LeaveBalance', z.object({
  leaveTypeId: z.string(), leaveType: leaveTypeTag.nullable(), on: z.string(),
  previousBalance: days, accrualCalculatedCount: days, used: days, reserved: days, planned: days, balance: days, free: days, advanceDays: days, shortfall: days,
}));

/** A person's account as decisions see it. */
export async function accountOf(scope: QueryScope, employeeId: string): Promise<LeaveAccountState> {
  return (await scope.runtime.loop.state<LeaveAccountState>(leaveAccount, scope.organization, employeeId)).state;
}

/** Types with a balance that are offered, or that the person has entries of. */
async function typesOf(scope: QueryScope, account: LeaveAccountState): Promise<LeaveTypeRow[]> {
  const rows = await scope.find<LeaveTypeRow>(leaveTypes.model, [], { sort: { index: `name.${scope.language}`, descending: false } });
  return rows.filter(({ id, archived, tracksBalance }) => tracksBalance && (!archived || account.ledgers.has(id)));
}

async function balanceOf(scope: QueryScope, account: LeaveAccountState, type: LeaveTypeRow, on: string): Promise<z.infer<typeof balanceShape>> {
  const advance = fromNumber(type.advanceDays);
  const summary = Object.fromEntries(Object.entries(summaryOn(account, type.id, on)).map(([name, value]) => [name, toNumber(value as Fraction)])) as Record<keyof ReturnType<typeof summaryOn>, number>;
  const lacking = shortfallFrom(account, type.id, on, advance);
  return {
    leaveTypeId: type.id, leaveType: await tagOf(type.id, scope), on, ...summary, advanceDays: type.advanceDays,
    free: toNumber(freeFrom(account, type.id, on, advance)), shortfall: lacking ? toNumber(new Fraction(lacking.days)) : 0,
  };
}

/** Balances of a person on a date: previous + accrual - used - reserved (specification, section 9). */
const leaveBalances = query({
  name: 'leaveBalances', access: { who: 'member' }, area: 'leave',
  args: z.object({ employeeId: z.string().nullish(), on: daySchema.nullish() }),
  answer: z.array(balanceShape),
  run: async ({ employeeId, on }, scope) => {
    const account = await accountOf(scope, await seenPerson(scope, employeeId));
    const types = await typesOf(scope, account);
    return Promise.all(types.map((type) => balanceOf(scope, account, type, on ?? scope.today())));
  },
});

const yearShape = named('LeaveYear', z.object({
  leaveTypeId: z.string(), year: z.int(), opening: days, closing: days,
  points: z.array(named('LeaveYearPoint', z.object({ on: z.string(), balance: days, expected: days }))),
  entries: z.array(leaveEntry),
}));

/** The entries that change a balance within a year, dated; of one day the one recorded first comes first. */
async function entriesOf(scope: QueryScope, employeeId: string, leaveTypeId: string, year: number): Promise<EntryRow[]> {
  const where = [{ index: 'employeeId', eq: employeeId }, { index: 'leaveTypeId', eq: leaveTypeId }, { index: 'on', to: `${year}-12-31` }, { index: 'until', from: `${year}-01-01` }];
  const rows = await scope.find<EntryRow>(leaveEntries, where, { sort: { index: 'on', descending: false }, limit: 1_000 });
  const within = rows.map((row) => entryWithin(row, year)).filter(({ _parts }) => _parts.length > 0);
  return within.sort((a, b) => (a.on === b.on ? a.recordedAt.localeCompare(b.recordedAt) : a.on < b.on ? -1 : 1));
}

/** The line of a year and the entries behind it. */
const leaveYear = query({
  name: 'leaveYear', access: { who: 'member' }, area: 'leave',
  args: z.object({ employeeId: z.string().nullish(), leaveTypeId: z.string(), year: z.int().min(1970).max(2200) }),
  answer: yearShape,
  example: { leaveTypeId: '018f0000-0000-7000-8000-000000000001', year: 2026 },
  run: async ({ employeeId, leaveTypeId, year }, scope) => {
    const person = await seenPerson(scope, employeeId);
    const line = yearOf(await accountOf(scope, person), leaveTypeId, year);
    const entries = await entriesOf(scope, person, leaveTypeId, year);
    return {
      leaveTypeId, year, opening: toNumber(line.opening), closing: toNumber(line.closing),
      points: line.points.map(({ on, balance, expected }) => ({ on, balance: toNumber(balance), expected: toNumber(expected) })),
      entries: entries.map(shownEntry),
    };
  },
});

export const balanceQueries = [leaveBalances, leaveYear];
