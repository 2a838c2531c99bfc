import { type Part } from '../declare/service.ts';
import { Refused } from '../declare/refusal.ts';
import { type CommandScope, type QueryScope } from '../declare/scope.ts';
import { downloadRoute } from './download.ts';
import { adopt, fileDecider, type FileRow, fileRows, type FileState, release } from './file.ts';
import { type AnyFileKind, type FileKind, type FileKinds } from './kinds.ts';
import { dropped } from './named-files.ts';
import { type FileStore } from './file-store.ts';
import { orphanHours, releaseFiles, sweepFiles } from './sweep.ts';
import { uploadRoutes } from './upload.ts';

export { type FileRow, type FileState, removeFile } from './file.ts';
export { type FileKind } from './kinds.ts';
export { getBytes, type FileStore } from './file-store.ts';

const sweepEveryMs = 10 * 60_000;
const releaseEveryMs = 24 * 3_600_000;
/** Of a row, looked at for those that it has dropped. */
const mostFiles = 1_000;

interface Storage<Rows extends Record<string, object>> {
  kinds: { readonly [K in keyof Rows]: FileKind<Rows[K]> };
  /** Kind of files without one; by default the first. Never changed: names are sealed under it. */
  former?: NoInfer<keyof Rows & string>;
}

interface Adoption<K extends string> {
  /** Default: the only kind. */
  kind?: K;
  /** Subject; default: the row's, else the caller. */
  person?: string;
  /** May have adopted some already. */
  rowId?: string;
}

/** Files: uploaded about somebody, adopted by rows, read by their rights, sealed under subject and class. */
export function storageOf<Rows extends Record<string, object>>({ kinds, former }: Storage<Rows>) {
  type K = keyof Rows & string;
  const names: K[] = Object.keys(kinds);
  const [first] = names;
  if (first === undefined) throw new Error('a storage without a kind of files');
  const kindBefore = former ?? first;
  const file = fileDecider({ kind: kindBefore, dataClass: kinds[kindBefore].dataClass });
  const files = fileRows(file);
  const fileStore: FileStore = { decider: file, model: files };
  const part: Part = {
    deciders: [file],
    readModels: [files],
    endpoints: [...uploadRoutes(fileStore, kinds), ...names.map((name) => downloadRoute(fileStore, name, kinds[name]))],
    scheduledTasks: [
      { name: 'sweepFiles', everyMs: sweepEveryMs, run: (scope) => sweepFiles(scope, fileStore, kinds) },
      { name: 'releaseFiles', everyMs: releaseEveryMs, run: (scope) => releaseFiles(scope, fileStore, kinds) },
    ],
  };
  const onlyKind = (): K => {
    if (names.length > 1) throw new Error(`one kind of files has to be named: ${names.join(', ')}`);
    return first;
  };
  return {
    part,
    kinds,
    file,
    files,
    fileStore,
    /** In the order of ids: own orphans, or files of the row. @throws Refused reference_unknown, names `documents` */
    ownOrphans: (scope: QueryScope, ids: readonly string[], { kind = onlyKind(), ...options }: Adoption<K> = {}) =>
      ownOrphans(files, scope, ids, { kind, declared: kinds[kind], ...options }),
    /** A row's files are what it names: it takes these up, and releases the others that it had. Repeatable. */
    settle: (scope: CommandScope, rowId: string) => settleFiles(fileStore, kinds, scope, rowId),
  };
}

async function ownOrphans(
  files: FileStore['model'],
  scope: QueryScope,
  ids: readonly string[],
  { kind, declared, rowId, person }: Adoption<string> & { declared: AnyFileKind },
): Promise<FileRow[]> {
  if (ids.length === 0) return [];
  const about = person ?? (await personOf(scope, declared, rowId));
  const since = scope.now().subtract({ hours: orphanHours }).toString({ smallestUnit: 'millisecond' });
  const isFree = (row: FileRow): boolean =>
    row.state === 'ORPHAN' && row.uploadedBy === scope.principal.account && row.person === about && row.at > since;
  const isThere = (row: FileRow): boolean => row.state === 'ADOPTED' && row.parent === rowId;
  const known = new Map(
    (await scope.rowsById<FileRow>(files, ids))
      .filter((row) => row.kind === kind && (isFree(row) || isThere(row)))
      .map((row) => [row.id, row]),
  );
  return ids.map((id) => {
    const row = known.get(id);
    if (!row) throw new Refused('reference_unknown', { fields: { documents: { name: 'reference_unknown' } } });
    return row;
  });
}

async function personOf(scope: QueryScope, { parent, whose }: AnyFileKind, rowId: string | undefined): Promise<string> {
  const row = whose && rowId !== undefined ? await scope.row(parent, rowId) : null;
  return row ? whose!(row) : scope.principal.account;
}

async function settleFiles(
  { decider, model }: FileStore,
  kinds: FileKinds,
  scope: CommandScope,
  rowId: string,
): Promise<void> {
  for (const { parent: rows, documents } of Object.values(kinds)) {
    const row = await scope.row(rows, rowId);
    for (const id of row ? documents(row) : [])
      await scope.run<FileState>(decider, id, `adopt/${id}`, (state) => adopt(state, { parent: rowId }));
  }
  const had = await scope.find<FileRow>(model, [{ index: 'parent', eq: rowId }], { limit: mostFiles });
  for (const { id, parent } of await dropped(scope, kinds, scope.organization, had))
    await scope.run<FileState>(decider, id, `release/${id}`, (state) => release(state, { parent }));
}
