import { endpoint, GuardedRows } from '@kadro/chassis';
import { z } from 'zod';
import { id } from '../../shared/references.ts';
import { timesheets } from '../../timesheet/model.ts';
import { timesheetRow } from '../../timesheet/row.ts';
import { mustBeRange, mustBeSeen, rangeFields } from '../../timesheet/shown-days.ts';

const days = new GuardedRows(timesheets);

/** Specification, section 7, workplans timesheets. */
export const workplanTimesheets = endpoint({
  name: 'WorkplanTimesheets',
  method: 'GET',
  path: 'workplans/timesheets',
  summary: 'What is planned in a range of dates and what came of it, by date: those whom the caller reaches',
  access: { who: 'member' },
  area: 'shift',
  query: true,
  input: z.strictObject({
    ...rangeFields,
    employeeId: id.optional(),
    branchId: id.optional(),
    page: z.coerce.number().int().min(0).default(0),
    rowsPerPage: z.coerce.number().int().min(1).max(100).default(100),
  }),
  example: { from: '2026-10-26', to: '2026-11-01' },
  answers: { status: 200, shape: z.object({ items: z.array(timesheetRow), total: z.int() }) },
  handle: async ({ from, to, employeeId, branchId, page, rowsPerPage }, scope) => {
    mustBeRange({ from, to });
    const filter = {
      date: { from, to },
      ...(employeeId === undefined ? {} : { employeeId: { eq: employeeId } }),
      ...(branchId === undefined ? {} : { branchId: { eq: branchId } }),
    };
    const { items, total } = await days.list(
      scope,
      { filter, page, rowsPerPage, sortBy: 'date', descending: false },
      true,
    );
    mustBeSeen(scope, employeeId, items);
    return { status: 200, body: { items: items.map((row) => timesheetRow.parse(row)), total } };
  },
});
