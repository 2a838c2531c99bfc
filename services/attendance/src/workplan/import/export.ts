import { type CommandScope, endpoint, exportFile, xlsxType } from '@kadro/chassis';
import { addDays, isUnrestrictedAdmin } from '@kadro/kernel';
import { z } from 'zod';
import { sensibleDay } from '../../shared/dated.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { administrators } from '../../shared/access.ts';
import { callerOf } from '../../shared/places.ts';
import { mustFit } from '../plan/facts.ts';
import { type WorkplanRow, workplans } from '../rows/workplans.ts';
import { offDay, planColumns } from './columns.ts';
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

/** Shifts by date of a plan; none on a date that is off. */
function* datesOf({ entries, ...plan }: WorkplanRow, { from, to }: Range): Generator<[string, string[]]> {
  const last = plan.to < to ? plan.to : to;
  for (let date = plan.from > from ? plan.from : from; date <= last; date = addDays(date, 1))
    yield [date, entries.filter((one) => one.date === date).map(({ shiftId }) => shiftId)];
}

/** Shifts by staff number and date, of all plans that hold the date; without those whose number is not known. */
async function plannedOf(scope: CommandScope, range: Range): Promise<Map<string, string[]>> {
  const planned = new Map<string, string[]>();
  for await (const page of plansOf(scope, range)) {
    const ids = [...new Set(page.map(({ employeeId }) => employeeId))];
    const found = await scope.rowsById<PersonRow>(people.model, ids);
    const numbers = new Map(found.map(({ id, staffNumber }) => [id, staffNumber]));
    for (const plan of page) {
      const number = numbers.get(plan.employeeId);
      for (const [date, shiftIds] of number ? datesOf(plan, range) : []) {
        const key = `${date} ${number}`;
        planned.set(key, [...(planned.get(key) ?? []), ...shiftIds]);
      }
    }
  }
  return planned;
}

/** Staff number, date and shift, by date and staff number. */
async function rowsOf(scope: CommandScope, range: Range): Promise<string[][]> {
  const [shifts, planned] = await Promise.all([plannable(scope), plannedOf(scope, range)]);
  return [...planned]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, shiftIds]) => {
      const [date, number] = [key.slice(0, 10), key.slice(11)];
      const names = shiftIds.length > 0 ? shiftIds.map((id) => nameOf(shifts, id, scope.language)) : [offDay];
      return names.map((name) => [number, date, name]);
    });
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
