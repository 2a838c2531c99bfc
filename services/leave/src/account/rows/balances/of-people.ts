import { momentOf, named, query, GuardedRows, type QueryScope } from '@kadro/chassis';
import { z } from 'zod';
import { people, type PersonRow } from '../../../replicas/people.ts';
import { rowsKnownAt } from '../../history.ts';
import { leaveLedgers, type LedgerRow } from '../leave-ledgers.ts';
import { balanceShape, balancesOfLedger, momentArgs, trackedTypes } from './shape.ts';

/** By today's rights. */
const reached = new GuardedRows<PersonRow>({
  ...people.model,
  access: ['own', 'managed', 'branches', 'all'],
  area: 'leave',
});
const mostChosen = 100;

const personBalances = named(
  'LeavePersonBalances',
  z.object({ employeeId: z.string(), balances: z.array(balanceShape) }),
);
const page = named(
  'LeaveBalancesPage',
  z.object({ items: z.array(personBalances), total: z.int(), capped: z.boolean() }),
);

const emptyLedger: LedgerRow = { id: '', revision: -1, updatedDateTime: '', types: {}, open: {} };

async function ledgersOf(
  scope: QueryScope,
  employeeIds: readonly string[],
  knownAt: string | undefined,
): Promise<Map<string, LedgerRow>> {
  const rows =
    knownAt === undefined
      ? await scope.rowsById<LedgerRow>(leaveLedgers, employeeIds)
      : await Promise.all(employeeIds.map((id) => rowsKnownAt<LedgerRow>(scope, leaveLedgers, id, knownAt)));
  return new Map(rows.flat().map((row) => [row.id, row]));
}

/** In the order of the ids, without checking reach; `knownAt` reads each account's events. */
export async function balancesOfPeople(
  scope: QueryScope,
  employeeIds: readonly string[],
  { asOf, knownAt }: { asOf: string; knownAt?: string },
): Promise<z.infer<typeof personBalances>[]> {
  const types = await trackedTypes(scope);
  const ledgers = await ledgersOf(scope, employeeIds, knownAt);
  return employeeIds.map((employeeId) => ({
    employeeId,
    balances: balancesOfLedger(ledgers.get(employeeId) ?? emptyLedger, types, asOf),
  }));
}

interface PeopleFilter {
  employeeIds?: string[] | null;
  branchId?: string | null;
  page?: number | null;
  rowsPerPage?: number | null;
}

interface Found {
  items: PersonRow[];
  total: number;
  capped: boolean;
}

/** The chosen people in reach, else active ones of the branch or of the whole reach. */
async function peopleOf(
  scope: QueryScope,
  { employeeIds, branchId, page: number, rowsPerPage }: PeopleFilter,
): Promise<Found> {
  if (!employeeIds) {
    const filter = { status: { eq: 'ACTIVE' }, ...(branchId ? { branchId: { eq: branchId } } : {}) };
    return reached.list(scope, { page: number, rowsPerPage, sortBy: 'name', descending: false, filter }, true);
  }
  const rows = await reached.byIds(scope, [...new Set(employeeIds)]);
  const items = rows.filter((row) => row !== null).filter((row) => !branchId || row.branchId === branchId);
  return { items: items.sort((a, b) => (a._name < b._name ? -1 : 1)), total: items.length, capped: false };
}

/** Ordered by name. */
export const leaveBalancesOf = query({
  name: 'leaveBalancesOf',
  access: { who: 'member' },
  area: 'leave',
  args: z.object({
    employeeIds: z.array(z.string()).max(mostChosen).nullish(),
    branchId: z.string().nullish(),
    asOf: momentArgs.asOf,
    knownAt: momentArgs.knownAt,
    page: z.int().min(0).nullish(),
    rowsPerPage: z.int().min(1).max(mostChosen).nullish(),
  }),
  answer: page,
  run: async ({ asOf, knownAt, ...filter }, scope) => {
    const moment = momentOf(scope, { asOf, knownAt });
    const { items, total, capped } = await peopleOf(scope, filter);
    return {
      items: await balancesOfPeople(
        scope,
        items.map(({ id }) => id),
        { asOf: moment?.asOf ?? scope.today(), knownAt: moment?.knownAt },
      ),
      total,
      capped,
    };
  },
});
