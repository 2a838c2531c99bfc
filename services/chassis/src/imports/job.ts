import { type ScheduledTask, type JobDeclaration } from '../declare/service.ts';
import { type ReadModel } from '../declare/models/read-model.ts';
import { contextOf } from '../access/scope.ts';
import { type CommandScope, type ServiceScope } from '../declare/scope.ts';
import { type NewJob } from '../ports/job-queue.ts';
import { type Clause } from '../ports/index.ts';
import { type ReadRow, readRows, type Reading } from './reading/cells.ts';
import { type AnyImport, pascal } from './declaration.ts';
import { eraseFile, getFile } from './file.ts';
import { type ImportRow } from './models.ts';
import { doRow } from './one-row.ts';
import { type ImportState, type ImportStream, type RowResult } from './stream.ts';

const sliceSize = 50;
const rowsAtOnce = 100;
const resumeEveryMs = 60_000;
const eraseEveryMs = 3_600_000;
export const daysKept = 7;

const nameOf = (own: AnyImport): string => `apply${pascal(own)}Import`;

export function jobOf(own: AnyImport, scope: ServiceScope, organization: string, id: string): NewJob {
  const { name } = contextOf(scope).service;
  return {
    id: `${name}.${own.name}Import.${id}`,
    name: `${name}.${nameOf(own)}`,
    organization,
    data: { importId: id },
  };
}

export const readingOf = (own: AnyImport, { domain, wait }: ServiceScope, datePattern: string): Reading => ({
  declaration: own,
  datePattern,
  errors: domain.errors,
  wait,
});

/** Applies an import in slices; cancelled by its own command. */
export function importJob(own: AnyImport, stream: ImportStream): JobDeclaration {
  return {
    name: nameOf(own),
    mustFinish: true,
    run: async (job, scope, control) => {
      const id = String(job.data.importId);
      const rows = await rowsOf(own, stream, scope, id);
      if (!rows) return void (await scope.run(stream.stream, id, 'failed', stream.failed));
      // a dead process may have begun the first slice
      for (let isRetry = true; !control.isStopped(); isRetry = false) {
        const state = await stateOf(stream, scope, id);
        if (state.end !== null) return;
        if (state.isCancelled || state.done === rows.length) {
          const step = `next/${state.isChecking}/${state.isCancelled}`;
          await scope.run(stream.stream, id, step, stream.next);
          continue;
        }
        const results = await doSlice(own, stream, scope, {
          id,
          state,
          rows,
          isRetry,
          isStopped: () => control.isStopped(),
        });
        await scope.run(stream.stream, id, `slice/${state.isChecking}/${state.done}`, (now) =>
          stream.sliceDone(now, state.done, state.isChecking, results),
        );
        await control.progress({ done: state.done + results.length, total: rows.length });
      }
    },
  };
}

const stateOf = async ({ stream }: ImportStream, scope: CommandScope, id: string) =>
  (await scope.state(stream, id)).state;

async function rowsOf(
  own: AnyImport,
  stream: ImportStream,
  scope: CommandScope,
  id: string,
): Promise<ReadRow[] | null> {
  const { datePattern } = await stateOf(stream, scope, id);
  const bytes = await getFile(scope, scope.organization, id);
  return bytes && readRows(bytes, readingOf(own, scope, datePattern));
}

interface Slice {
  id: string;
  state: ImportState;
  rows: readonly ReadRow[];
  isRetry: boolean;
  isStopped: () => boolean;
}

/** In order, because a row may need an earlier one, with the uploader's rights as they are now. */
async function doSlice(
  own: AnyImport,
  stream: ImportStream,
  scope: CommandScope,
  { id, state, rows, isRetry, isStopped }: Slice,
): Promise<RowResult[]> {
  const principal = await own.uploader(scope, state.uploader);
  const results: RowResult[] = [];
  for (const read of rows.slice(state.done, state.done + sliceSize)) {
    if (results.length > 0 && (isStopped() || (await stateOf(stream, scope, id)).isCancelled)) break;
    const { isChecking } = state;
    const key = `${id}/${read.row}`;
    results.push(await doRow(own, scope, { principal, state, read, key, isChecking, isRetry }));
  }
  return results;
}

/** Queues imports whose job was lost or failed, and erases old files. */
export function importTasks(
  own: AnyImport,
  { stream, erased }: ImportStream,
  imports: ReadModel<ImportRow>,
): ScheduledTask[] {
  return [
    {
      name: `resume${pascal(own)}Imports`,
      everyMs: resumeEveryMs,
      run: (scope) =>
        forEach(scope, imports, [{ index: 'state', in: ['CHECKING', 'APPLYING'] }], async (organization, id) => {
          const job = jobOf(own, scope, organization, id);
          await scope.jobs.add(job);
          if ((await scope.jobs.get(organization, job.id))?.state === 'FAILED')
            await scope.jobs.resume(organization, job.id);
        }),
    },
    {
      name: `erase${pascal(own)}ImportFiles`,
      everyMs: eraseEveryMs,
      run: (scope) => {
        const before = scope.now().subtract({ hours: 24 * daysKept });
        const old: Clause[] = [
          { index: 'hasFile', eq: true },
          { index: 'uploadedAt', to: before.toString({ smallestUnit: 'millisecond' }) },
        ];
        return forEach(scope, imports, old, async (organization, id) => {
          await eraseFile(scope, organization, id);
          const key = `erase/${id}`;
          const context = { organization, actor: 'system', key, body: '', correlation: key };
          await contextOf(scope).loop.run(stream, id, context, erased);
        });
      },
    },
  ];
}

async function forEach(
  scope: ServiceScope,
  imports: ReadModel<ImportRow>,
  where: Clause[],
  work: (organization: string, id: string) => Promise<void>,
): Promise<void> {
  const rows = scope.rows(imports);
  for (const organization of await rows.organizations()) {
    const sort = { index: 'uploadedAt', descending: false };
    const found = await rows.find(organization, { where }, { sort, offset: 0, limit: rowsAtOnce });
    // the next run does the rest
    for (const { id } of found) await work(organization, id);
  }
}
