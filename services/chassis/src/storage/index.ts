import { type Part } from '../declare/service.ts';
import { Refused } from '../declare/refusal.ts';
import { type QueryScope } from '../declare/scope.ts';
import { type Attached, downloadRoute } from './download.ts';
import { fileDecider, type FileRow, fileRows } from './file.ts';
import { type Shelf } from './shelf.ts';
import { orphanHours, sweepFiles } from './sweep.ts';
import { uploadRoutes } from './upload.ts';

export { adopt, type FileRow, type FileState, removeFile } from './file.ts';
export { getBytes, type Shelf } from './shelf.ts';

const sweepEveryMs = 10 * 60_000;

/**
 * Files of the service: uploaded by members, taken up by rows, handed out by the rights of the row. `dataClass`: of
 * names and bytes.
 */
export function storageOf<R extends object>({ dataClass = 'text', ...attached }: Attached<R> & { dataClass?: string }) {
  const file = fileDecider(dataClass);
  const files = fileRows(file);
  const shelf: Shelf = { decider: file, model: files, dataClass };
  const part: Part = {
    deciders: [file],
    readModels: [files],
    endpoints: [...uploadRoutes(shelf, attached.area), downloadRoute(shelf, attached)],
    chores: [{ name: 'sweepFiles', everyMs: sweepEveryMs, run: (context) => sweepFiles(context, shelf) }],
  };
  return {
    part,
    file,
    files,
    shelf,
    ownOrphans: (scope: QueryScope, ids: readonly string[], rowId?: string) => ownOrphans(files, scope, ids, rowId),
  };
}

/**
 * The files that a command takes up, in the order of their ids: own orphans, or what this row has already.
 * @throws Refused reference_unknown, names `documents`
 */
async function ownOrphans(
  files: Shelf['model'],
  scope: QueryScope,
  ids: readonly string[],
  rowId?: string,
): Promise<FileRow[]> {
  const since = scope.now().subtract({ hours: orphanHours }).toString({ smallestUnit: 'millisecond' });
  const isFree = (row: FileRow): boolean =>
    row.state === 'ORPHAN' && row.person === scope.principal.account && row.at > since;
  const isThere = (row: FileRow): boolean => row.state === 'ADOPTED' && row.parent === rowId;
  const known = new Map(
    (await scope.rowsById<FileRow>(files, ids))
      .filter((row) => isFree(row) || isThere(row))
      .map((row) => [row.id, row]),
  );
  return ids.map((id) => {
    const row = known.get(id);
    if (!row) throw new Refused('reference_unknown', { fields: { documents: { name: 'reference_unknown' } } });
    return row;
  });
}
