import { z } from 'zod';
import { endpoint, type Endpoint, type HttpAnswer } from '../declare/command.ts';
import { type ReadModel } from '../declare/models/read-model.ts';
import { Refused } from '../declare/refusal.ts';
import { type CommandScope } from '../declare/scope.ts';
import { multiline } from '../declare/texts/kinds.ts';
import { rowInReach } from '../access/reach.ts';
import { readRow, readRows } from './reading/cells.ts';
import { type AnyImport, pascal } from './declaration.ts';
import { getFile } from './file.ts';
import { daysKept, readingOf } from './job.ts';
import { type ImportRow, type ReportRow, reportId } from './models.ts';
import { doRow } from './one-row.ts';
import { type ImportStream, outcomes, refuseSettled, type RowResult } from './stream.ts';

const longestCell = 10_000;

export interface Models {
  imports: ReadModel<ImportRow>;
  rows: ReadModel<ReportRow>;
}

const shape = z.object({
  row: z.int(),
  outcome: z.enum(outcomes),
  id: z.string().optional(),
  code: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
});

/** `PUT <path>/{id}/rows/{n}`: corrects cells of a refused row and applies it at once. */
export function correctionRoute(own: AnyImport, stream: ImportStream, models: Models): Endpoint {
  // judged by its column, as in a file
  const cell = multiline(z.string().max(longestCell)).optional();
  const cells = Object.keys(own.columns).map((name) => [name, cell] as const);
  const [name, { example }] = Object.entries(own.columns)[0]!;
  const access = { who: 'reach', reach: models.imports.access } as const;
  return endpoint({
    name: `Correct${pascal(own)}ImportRow`,
    method: 'PUT',
    path: `${own.path}/{id}/rows/{n}`,
    access,
    area: own.area,
    summary: 'Corrects cells of a refused row and applies it; cells that are not named stay as in the file',
    input: z.strictObject({ cells: z.strictObject(Object.fromEntries(cells)) }),
    example: { cells: { [name]: example } },
    answers: { status: 200, shape },
    handle: async (input, scope) => {
      await rowInReach(scope, { access, area: own.area }, models.imports);
      return correct(own, stream, models, scope, input.cells as Record<string, string>);
    },
  });
}

async function correct(
  own: AnyImport,
  { stream, corrected }: ImportStream,
  { rows }: Models,
  scope: CommandScope,
  cells: Record<string, string>,
): Promise<HttpAnswer> {
  const { organization, principal } = scope;
  const { id, n } = scope.params as { id: string; n: string };
  const row = Number(n);
  if (await scope.hasRun(stream, id, 'corrected')) {
    const known = await scope.row(rows, reportId(id, row));
    if (known) return { status: 200, body: answerOf(known) };
  }
  const { state } = await scope.state(stream, id);
  refuseSettled(state, row);
  const bytes = await getFile(scope, organization, id);
  if (!bytes) throw new Refused('import_file_erased', { params: { days: daysKept } });
  const reading = readingOf(own, scope, state.datePattern);
  const all = await readRows(bytes, reading);
  const found = all.find((one) => one.row === row)!;
  const read = readRow(row, { ...found.texts, ...cells }, reading);
  if (all.some((one) => one.row !== row && one.key !== '' && one.key === read.key))
    read.problems[own.key[0]!] ??= { name: 'import_key_repeated' };
  const key = `${id}/${row}/${scope.context.key}`;
  const result = await doRow(own, scope, { principal, state, read, key, isChecking: false, isRetry: true });
  await scope.run(stream, id, 'corrected', (now) => corrected(now, result));
  return { status: 200, body: answerOf({ ...result, madeId: result.id ?? null, code: result.code ?? null }) };
}

function answerOf({
  row,
  outcome,
  madeId,
  code,
  fields,
}: Pick<ReportRow, 'row' | 'outcome' | 'madeId' | 'code'> & Pick<RowResult, 'fields'>): Omit<RowResult, 'limits'> {
  return { row, outcome, ...(madeId ? { id: madeId } : {}), ...(code ? { code } : {}), fields };
}
