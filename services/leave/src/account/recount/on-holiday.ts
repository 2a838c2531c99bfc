import { type Clause, named, query, type QueryScope } from '@kadro/chassis';
import { z } from 'zod';
import { type HolidayRow, holidays } from '../../replicas/holidays.ts';
import { holdingOnly, idAfter } from '../rows/requests/clauses.ts';
import { type LeaveRequestRow } from '../rows/requests/fields.ts';
import { leaveRequests } from '../rows/requests/model.ts';

const pageSize = 500;

/** Whether the holiday leaves less of a date that would count without it. */
function countsLess({ dayDetails, _holidays }: LeaveRequestRow, { id, date }: HolidayRow): boolean {
  const day = dayDetails.find((one) => one.date === date);
  return _holidays[date] === id && day !== undefined && day.of > 0 && !day.returned;
}

async function statusesOf(scope: QueryScope, holiday: HolidayRow): Promise<LeaveRequestRow['status'][]> {
  const { date } = holiday;
  const found: LeaveRequestRow['status'][] = [];
  for (let after: string | null = ''; after !== null;) {
    const where: Clause[] = [
      { index: 'beginDate', to: date },
      { index: 'endDate', from: date },
      holdingOnly,
      idAfter(after),
    ];
    const page: LeaveRequestRow[] = await scope.find<LeaveRequestRow>(leaveRequests, where, { limit: pageSize });
    found.push(...page.filter((row) => countsLess(row, holiday)).map(({ status }) => status));
    after = page.length === pageSize ? page.at(-1)!.id : null;
  }
  return found;
}

/** Leave that is counted again when the holiday is archived, told before; for those who may archive one. */
export const leaveOnHoliday = query({
  name: 'leaveOnHoliday',
  access: { who: 'roles', roles: ['ADMIN', 'SUPER_ADMIN'] },
  area: 'leave',
  args: z.object({ holidayId: z.string() }),
  answer: named('LeaveOnHoliday', z.object({ approved: z.int(), open: z.int() })),
  example: { holidayId: '018f0000-0000-7000-8000-000000000001' },
  run: async ({ holidayId }, scope) => {
    const holiday = await scope.row<HolidayRow>(holidays.model, holidayId);
    if (!holiday) return null;
    const statuses = holiday.archived ? [] : await statusesOf(scope, holiday);
    const approved = statuses.filter((status) => status === 'APPROVED').length;
    return { approved, open: statuses.length - approved };
  },
});
