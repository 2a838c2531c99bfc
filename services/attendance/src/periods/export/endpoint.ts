import {
  type ExportCell,
  type CommandScope,
  endpoint,
  exportFile,
  GuardedRows,
  Refused,
  xlsxType,
} from '@kadro/chassis';
import { isUnrestrictedAdmin } from '@kadro/kernel';
import { z } from 'zod';
import { reject } from '../../errors/index.ts';
import { nameOf } from '../../replicas/people.ts';
import { historyReaders } from '../../shared/access.ts';
import { callerOf } from '../../shared/places.ts';
import { minuteFields, type Sums } from '../figures.ts';
import { periodDifferences, type PeriodDifferenceRow } from '../rows/differences.ts';
import { periodPeople, type PeriodPersonRow } from '../rows/people.ts';
import { periods } from '../rows/periods.ts';
import { dayColumns, differenceColumns } from './columns.ts';

const guarded = new GuardedRows(periods);
const atOnce = 200;

const minutesOf = (sums: Sums): number[] => minuteFields.map((field) => sums[field]);

/** By staff number, whatever order they were recorded in. */
const inOrder = (rows: readonly ExportCell[][]): ExportCell[][] =>
  rows.toSorted((a, b) => (`${a[0]} ${a[1]} ${a[2]}` < `${b[0]} ${b[1]} ${b[2]}` ? -1 : 1));

async function* pagesOf(scope: CommandScope, period: string): AsyncGenerator<PeriodPersonRow[]> {
  for (let after: string | null = ''; after !== null;) {
    const where = [
      { index: 'periodId', eq: period },
      { index: 'id', from: `${after}\u0000` },
    ];
    const page: PeriodPersonRow[] = await scope.find<PeriodPersonRow>(periodPeople, where, { limit: atOnce });
    yield page;
    after = page.length === atOnce ? page.at(-1)!.id : null;
  }
}

/** As it was recorded when the month was closed: the same for ever, but for what was forgotten. */
async function dayRows(scope: CommandScope, period: string): Promise<ExportCell[][]> {
  const rows: ExportCell[][] = [];
  for await (const page of pagesOf(scope, period))
    for (const person of page)
      for (const day of person.days) {
        const who = [person.staffNumber ?? '', nameOf(person)];
        rows.push([...who, day.date, day.type ?? '', day.state, ...minutesOf(day), day.asItIs ? '1' : '']);
      }
  return inOrder(rows);
}

async function differenceRows(scope: CommandScope, period: string): Promise<ExportCell[][]> {
  const rows: ExportCell[][] = [];
  for await (const page of pagesOf(scope, period))
    for (const person of page.filter(({ differenceCount }) => differenceCount > 0)) {
      const where = [
        { index: 'periodId', eq: period },
        { index: 'employeeId', eq: person.employeeId },
      ];
      const found = await scope.find<PeriodDifferenceRow>(periodDifferences, where, { limit: 1_000 });
      for (const { date, change, cause, reason, payableIn } of found)
        rows.push([
          person.staffNumber ?? '',
          nameOf(person),
          date,
          ...minutesOf(change),
          cause,
          reason ?? '',
          payableIn,
        ]);
    }
  return inOrder(rows);
}

export const exportPeriod = endpoint({
  name: 'ExportPeriod',
  method: 'GET',
  path: 'periods/{id}/export',
  access: { who: 'roles', roles: historyReaders },
  area: 'timesheet',
  summary: 'A closed month as a file (CSV or XLSX): every day as it was closed, or the differences since',
  query: true,
  input: z.strictObject({
    format: z.enum(['csv', 'xlsx']).default('csv'),
    differences: z.enum(['true', 'false']).default('false'),
  }),
  example: {},
  answers: { status: 200, types: ['text/csv', xlsxType] },
  handle: async ({ format, differences }, scope) => {
    const id = scope.params.id ?? '';
    const found = await guarded.one(scope, id);
    if (!found && isUnrestrictedAdmin(callerOf(scope).roles)) reject('entity_not_found');
    if (!found) throw new Refused('forbidden');
    if (found.state !== 'CLOSED') reject('period_not_closed');
    const isLater = differences === 'true';
    const rows = isLater ? await differenceRows(scope, id) : await dayRows(scope, id);
    const name = `${isLater ? 'differences' : 'period'}-${found.month}`;
    const file = { name, columns: isLater ? differenceColumns : dayColumns, rows, format };
    return exportFile(file, { language: scope.language, fallback: scope.domain.fallbackLanguage });
  },
});
