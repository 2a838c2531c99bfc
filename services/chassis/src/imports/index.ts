import { type z } from 'zod';
import { type Part } from '../declare/service.ts';
import { correctionRoute } from './correction.ts';
import { type AnyImport, type Columns, type ImportDeclaration } from './declaration.ts';
import { importTasks, importJob } from './job.ts';
import { importsModel, reportModel } from './models.ts';
import { reportQuery } from './report.ts';
import { cancelCommand, templateRoute, uploadRoute } from './routes.ts';
import { importStream } from './stream.ts';

export { type ExportCell, exportFile, xlsxType } from './export.ts';
export { type Column, type Columns, type ImportDeclaration, type Step, type Values } from './declaration.ts';

/**
 * Rows of a file as commands of their uploader: template, upload, dry run, report, corrections. The same file again
 * changes nothing. @throws Error for a key that is no column
 */
export function defineImport<const C extends Columns, O extends z.ZodObject = z.ZodObject>(
  declaration: ImportDeclaration<C, O>,
): Part {
  const own: AnyImport = declaration;
  if (own.key.length === 0 || own.key.some((name) => !own.columns[name]))
    throw new Error(`${own.name}: the key of an import is one or more of its columns`);
  const stream = importStream(own);
  const imports = importsModel(own, stream);
  const rows = reportModel(own, stream);
  return {
    deciders: [stream.stream],
    commands: [cancelCommand(own, stream, imports)],
    endpoints: [templateRoute(own), uploadRoute(own, stream), correctionRoute(own, stream, { imports, rows })],
    readModels: [imports, rows],
    queries: [reportQuery(own, imports, rows)],
    jobs: [importJob(own, stream)],
    scheduledTasks: importTasks(own, stream, imports),
  };
}
