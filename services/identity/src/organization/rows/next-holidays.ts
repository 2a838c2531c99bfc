import { type Clause, named, query } from '@kadro/chassis';
import { daySchema, type Language, type LocalizedText, textIn } from '@kadro/kernel';
import { z } from 'zod';
import { type EmployeeRow } from '../../person/rows/employee.ts';
import { employees } from '../../person/rows/employees.ts';
import { holidayPart, holidays } from '../records/holidays.ts';

const nextHoliday = z.object({ id: z.string(), name: z.string(), date: daySchema, part: holidayPart });

type HolidayRow = Omit<z.infer<typeof nextHoliday>, 'name'> & { name: LocalizedText };

/** The first holidays from today on of the caller's branch and of all branches, by date; `today` is the branch's. */
export const nextHolidays = query({
  name: 'nextHolidays',
  access: { who: 'member' },
  args: z.object({ rows: z.int().min(1).max(100).default(10) }),
  answer: z.array(named('NextHoliday', nextHoliday)),
  run: async ({ rows }, scope) => {
    const own = await scope.row<EmployeeRow>(employees, scope.principal.account);
    const places: Clause[] = [{ index: 'branchId', isNull: true }];
    if (own?.branchId) places.push({ index: 'branchId', eq: own.branchId });
    const from = scope.today();
    const found = await Promise.all(
      places.map((place) =>
        scope.find<HolidayRow>(holidays.model, [place, { index: 'archived', eq: false }, { index: 'date', from }], {
          sort: { index: 'date', descending: false },
          limit: rows,
        }),
      ),
    );
    return found
      .flat()
      .toSorted((one, other) => one.date.localeCompare(other.date))
      .slice(0, rows)
      .map(({ id, name, date, part }) => ({ id, name: textIn(name, scope.language as Language), date, part }));
  },
});
