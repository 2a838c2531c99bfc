import { GuardedRows, named, query, type QueryScope } from '@kadro/chassis';
import { z } from 'zod';
import { monthSchema } from '../../timesheet/month/rows.ts';
import { none, plus, sumsSchema } from '../figures.ts';
import { type PeriodRow, periods } from './periods.ts';

const months = new GuardedRows(periods);
/** Rows that are held at a time. */
const slice = 500;

const args = z.object({ month: monthSchema, branchId: z.string().max(64).nullish() });

const answer = named(
  'PeriodTotals',
  z.object({
    periods: z.int().describe('closed months that the sums are made of, one of each branch'),
    sums: named('PeriodSums', z.object(sumsSchema.shape)),
  }),
);

async function totalsOf(scope: QueryScope, { month, branchId }: z.infer<typeof args>) {
  const filter = { month: { eq: month }, state: { eq: 'CLOSED' }, ...(branchId && { branchId: { eq: branchId } }) };
  const { rows, query: found, shown } = await months.search(scope, { filter });
  let [sums, count] = [none, 0];
  for (let isMore = true; isMore;) {
    const page = { sort: { index: 'month', descending: false }, offset: count, limit: slice };
    const part: Pick<PeriodRow, 'sums'>[] = await shown(await rows.find(scope.organization, found, page));
    sums = part.reduce((sum, one) => plus(sum, one.sums), sums);
    count += part.length;
    isMore = part.length === slice;
  }
  return count === 0 ? null : { periods: count, sums };
}

/** What the closed months of all branches that the caller reaches come to, as they were closed; null with none. */
export const periodTotals = query({
  name: 'periodTotals',
  access: { who: 'member' },
  area: 'timesheet',
  args,
  answer: answer.nullable(),
  example: { month: '2026-10' },
  run: (asked, scope) => totalsOf(scope, asked),
});
