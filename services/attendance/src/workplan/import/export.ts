import { type CommandScope, endpoint, exportFile, xlsxType } from '@kadro/chassis';
import { isUnrestrictedAdmin } from '@kadro/kernel';
import { z } from 'zod';
import { sensibleDay } from '../../shared/dated.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { administrators } from '../../shared/access.ts';
import { callerOf } from '../../shared/places.ts';
import { mustFit } from '../plan/facts.ts';
import { type WorkplanRow, workplans } from '../rows/workplans.ts';
import { planColumns } from './columns.ts';
import { nameOf, plannable } from './shifts-by-name.ts';

const atOnce = 500;

interface Range {
  from: string;
  to: string;
}

/** Of everybody whom the caller administers. */
async function* plansOf(scope: CommandScope, { from, to }: Range): AsyncGenerator<WorkplanRow[]> {
  const { roles, adminBranches } = callerOf(scope);
  const reach = isUnrestrictedAdmin(roles) ? [] : [{ index: 'branchId', in: adminBranches }];
  const where = [{ index: 'status', eq: 'PLANNED' }, { index: 'from', to }, { index: 'to', from }, ...reach];
  for (let after: string | null = ''; after !== null;) {
    const next = { index: 'id', from: `${after}\u0000` };
    const page: WorkplanRow[] = await scope.find<WorkplanRow>(workplans, [...where, next], { limit: atOnce });
    yield page;
    after = page.length === atOnce ? page.at(-1)!.id : null;
  }
}

/** Staff number, date and shift, by date and staff number; without those whose number is not known. */
async function rowsOf(scope: CommandScope, { from, to }: Range): Promise<string[][]> {
  const shifts = await plannable(scope);
  const rows: string[][] = [];
  for await (const page of plansOf(scope, { from, to })) {
    const ids = [...new Set(page.map(({ employeeId }) => employeeId))];
    const found = await scope.rowsById<PersonRow>(people.model, ids);
    const numbers = new Map(found.map(({ id, staffNumber }) => [id, staffNumber]));
    for (const { employeeId, entries } of page)
      for (const { date, shiftId } of entries.filter((one) => one.date >= from && one.date <= to))
        if (numbers.get(employeeId))
          rows.push([numbers.get(employeeId)!, date, nameOf(shifts, shiftId, scope.language)]);
  }
  return rows.toSorted((a, b) => (`${a[1]} ${a[0]}` < `${b[1]} ${b[0]}` ? -1 : 1));
}

export const exportWorkplans = endpoint({
  name: 'ExportWorkplans',
  method: 'GET',
  path: 'workplans/export',
  access: administrators,
  area: 'shift',
  summary: 'What is planned in a range of dates, as a file that can be imported again (CSV or XLSX)',
  query: true,
  input: z.strictObject({ from: sensibleDay, to: sensibleDay, format: z.enum(['csv', 'xlsx']).default('csv') }),
  example: { from: '2026-03-01', to: '2026-03-31' },
  answers: { status: 200, types: ['text/csv', xlsxType] },
  handle: async ({ from, to, format }, scope) => {
    await mustFit(scope, { from, to });
    const rows = await rowsOf(scope, { from, to });
    const file = { name: `workplans-${from}-${to}`, columns: planColumns, rows, format };
    return exportFile(file, { language: scope.language, fallback: scope.domain.fallbackLanguage });
  },
});
