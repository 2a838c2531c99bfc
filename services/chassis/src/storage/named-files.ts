import { type ServiceScope } from '../declare/scope.ts';
import { type FileRow } from './file.ts';
import { type FileKinds } from './kinds.ts';

/** Id of a row that names the file, whether it has adopted it by now or not; null where none does. */
export async function namedBy(
  scope: Pick<ServiceScope, 'rows'>,
  kinds: FileKinds,
  organization: string,
  { id, kind }: Pick<FileRow, 'id' | 'kind'>,
): Promise<string | null> {
  const { parent, namedIn } = kinds[kind]!;
  const page = { sort: { index: 'id', descending: false }, offset: 0, limit: 1 };
  const [found] = await scope.rows(parent).find(organization, { where: [{ index: namedIn, eq: id }] }, page);
  return found?.id ?? null;
}

/** Files of these that their row names no more; one whose row is unknown is kept. */
export async function dropped(
  scope: Pick<ServiceScope, 'rows'>,
  kinds: FileKinds,
  organization: string,
  files: readonly FileRow[],
): Promise<(FileRow & { parent: string })[]> {
  const found: (FileRow & { parent: string })[] = [];
  for (const [kind, { parent: model, documents }] of Object.entries(kinds)) {
    const own = files.filter(
      (file): file is FileRow & { parent: string } => file.kind === kind && file.parent !== null,
    );
    const ids = [...new Set(own.map(({ parent }) => parent))];
    const records = ids.length > 0 ? await scope.rows(model).getMany(organization, ids) : [];
    const rows = new Map(records.map(({ id, doc }) => [id, doc]));
    found.push(...own.filter(({ id, parent }) => rows.has(parent) && !documents(rows.get(parent)).includes(id)));
  }
  return found;
}
