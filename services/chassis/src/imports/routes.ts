import { z } from 'zod';
import { command, type Command, endpoint, type Endpoint, type HttpAnswer, type HttpSide } from '../declare/command.ts';
import { type ReadModel } from '../declare/models/read-model.ts';
import { contextOf } from '../access/scope.ts';
import { type CommandScope } from '../declare/scope.ts';
import { derivedId } from '../ports/shared/streams.ts';
import { contentDisposition } from '../storage/file-name.ts';
import { readRows } from './reading/cells.ts';
import { type AnyImport, pascal } from './declaration.ts';
import { xlsxType } from './export.ts';
import { putFile } from './file.ts';
import { templateOf } from './reading/header.ts';
import { jobOf, readingOf } from './job.ts';
import { type ImportRow } from './models.ts';
import { mostRows } from './reading/table.ts';
import { workbookTemplate } from './reading/workbook/template.ts';
import { type ImportStream, modes } from './stream.ts';

const mostBytes = 10 * 1_048_576;
const iso = 'YYYY-MM-DD';
const flag = z.enum(['true', 'false']).default('false');

/** `GET <path>`: the file to fill in. */
export function templateRoute(own: AnyImport): Endpoint {
  return endpoint({
    name: `Get${pascal(own)}ImportTemplate`,
    method: 'GET',
    path: own.path,
    access: own.access,
    area: own.area,
    summary: 'An empty file (CSV or XLSX) with its header in the caller’s language; one row of examples with `example`',
    query: true,
    input: z.strictObject({ example: flag, format: z.enum(['csv', 'xlsx']).default('csv') }),
    example: { example: 'true', format: 'xlsx' },
    answers: { status: 200, types: ['text/csv', xlsxType] },
    handle: async ({ example, format }, { language, domain }) => {
      const wanted = [own.columns, language, domain.fallbackLanguage, example === 'true'] as const;
      return {
        status: 200,
        body: format === 'xlsx' ? await workbookTemplate(...wanted) : Buffer.from(templateOf(...wanted), 'utf8'),
        headers: {
          'content-type': format === 'xlsx' ? xlsxType : 'text/csv; charset=utf-8',
          'content-disposition': contentDisposition('attachment', `${own.name}-import.${format}`),
          'x-content-type-options': 'nosniff',
        },
      };
    },
  });
}

/** `POST <path>`: faults of the whole file are refused at once, the rest is in the report. */
export function uploadRoute(own: AnyImport, stream: ImportStream): Endpoint {
  const input = z.strictObject({ dryRun: flag, mode: z.enum(modes).default('good'), ...own.options?.shape });
  return endpoint({
    name: `Import${pascal(own)}File`,
    method: 'POST',
    path: own.path,
    access: own.access,
    area: own.area,
    summary: `Imports a file in the background (CSV in UTF-8 or the first sheet of an XLSX workbook; at most 10 MB and ${mostRows} rows)`,
    query: true,
    upload: { mostBytes },
    input,
    example: { dryRun: 'true', mode: 'good' },
    answers: { status: 202, shape: z.object({ id: z.string(), rows: z.int(), position: z.string() }) },
    handle: (given, scope, http) => upload(own, stream, scope, http, given),
  });
}

async function upload(
  own: AnyImport,
  { stream, asked, stored }: ImportStream,
  scope: CommandScope,
  http: HttpSide,
  { dryRun, mode, ...options }: { dryRun: string; mode: (typeof modes)[number] },
): Promise<HttpAnswer> {
  const { organization } = scope;
  const { loop } = contextOf(scope);
  const { bytes } = await http.file();
  // another file or other options are another body under the key
  const body = scope.hash('import', bytes.toString('latin1'), dryRun, mode, JSON.stringify(options)).slice(0, 16);
  const context = { ...scope.context, body };
  const id = derivedId(context.key);
  const repeat = await loop.seen(stream, context, id);
  if (!repeat) {
    const datePattern = (await own.datePattern?.(scope)) ?? iso;
    const { length: rows } = await readRows(bytes, readingOf(own, scope, datePattern));
    const request = { rows, isDryRun: dryRun === 'true', mode, datePattern, options };
    // event first: no bytes without somebody to erase them
    await loop.run(stream, id, context, (state) => asked(state, request));
  }
  const { state } = await scope.state(stream, id);
  if (!state.isStored && !state.isErased) await putFile(scope, organization, id, bytes);
  await scope.run(stream, id, 'stored', stored);
  if (state.end === null) await scope.jobs.add(jobOf(own, scope, organization, id));
  return { status: 202, body: { id, rows: state.rows, position: scope.outcome!.position } };
}

export function cancelCommand(
  own: AnyImport,
  { stream, cancelled }: ImportStream,
  imports: ReadModel<ImportRow>,
): Command {
  return command(stream, {
    name: `Cancel${pascal(own)}Import`,
    method: 'PUT',
    path: `${own.path}/{id}/cancel`,
    summary: 'Stops after the row under way; what is done stays',
    access: { who: 'reach', reach: imports.access },
    area: own.area,
    target: { on: imports },
    input: z.strictObject({}),
    example: {},
    decide: cancelled,
  });
}
