import { count, named, query, GuardedRows } from '@kadro/chassis';
import { z } from 'zod';
import { type EmployeeRow } from './employee.ts';
import { employees } from './employees.ts';

const active = { index: 'status', eq: 'ACTIVE' } as const;

const managedEmployee = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profile: named('ManagedEmployeeProfile', z.object({ imageUrl: z.string().nullable() })),
});

/** The specification's managed employees: active people in whose lists of managers the caller stands. */
export const employeesByAdmins = query({
  name: 'employeesByAdmins',
  access: { who: 'member' },
  args: z.object({ page: z.int().min(0).default(0), rowsPerPage: z.int().min(1).max(100).default(10) }),
  answer: named(
    'ManagedEmployeesPage',
    z.object({ items: z.array(named('ManagedEmployee', managedEmployee)), total: z.int(), capped: z.boolean() }),
  ),
  run: async ({ page, rowsPerPage }, scope) => {
    const rows = scope.rows(employees);
    const managed = {
      where: [active],
      reach: scope.domain.policy.clauses(scope.principal, employees.reach, ['managed']),
    };
    const found = await rows.find(scope.organization, managed, {
      sort: { index: 'name', descending: false },
      offset: page * rowsPerPage,
      limit: rowsPerPage,
    });
    const items = found
      .map(({ doc }) => doc as EmployeeRow)
      .map(({ id, firstName, lastName, profile }) => ({
        id,
        firstName,
        lastName,
        profile: { imageUrl: profile.imageUrl },
      }));
    return { items, ...(await rows.count(scope.organization, managed, 10_000)) };
  },
});

const people = new GuardedRows(employees);

/** Active people in the caller's reach. */
export const employeeCount = count(
  { name: 'employeeCount', access: { who: 'member' }, run: (scope) => people.count(scope, [active]) },
  { none: z.object({}), number: z.int() },
);
