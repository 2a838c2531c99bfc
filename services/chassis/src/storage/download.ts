import { rowInReach } from '../access/reach.ts';
import { z } from 'zod';
import { endpoint, type Endpoint, type HttpAnswer } from '../declare/command.ts';
import { GuardedRows } from '../access/guarded-rows.ts';
import { type Row } from '../ports/index.ts';
import { type AnyReadModel, type ReadModel } from '../declare/models/read-model.ts';
import { Refused } from '../declare/refusal.ts';
import { type CommandScope } from '../declare/scope.ts';
import { type FileRow } from './file.ts';
import { contentDisposition, fileTypes } from './file-name.ts';
import { getBytes, type FileStore } from './file-store.ts';

/** Rows with files: whoever reaches the row reads its files. */
export interface Attached<R extends object = Row> {
  parent: ReadModel<R>;
  path: string;
  /** Ids of the row's files of this kind. */
  documents: (row: R) => readonly string[];
  /** Index over these ids, by which the rows that name a file are found. */
  namedIn: string;
  /** Part of the route before the file's id, for rows with several kinds. */
  segment?: string;
  area?: string;
}

const nothingRuns = "default-src 'none'; sandbox";
/** A sandbox would keep browsers from showing a PDF; their viewers style what they show. */
const onlyItsViewer = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'";

export function downloadRoute<R extends object>(
  fileStore: FileStore,
  kind: string,
  { parent, path, documents, area, segment = 'document' }: Attached<R>,
): Endpoint {
  const rows = new GuardedRows(parent, () => false);
  const access = { who: 'reach', reach: parent.access } as const;
  return endpoint({
    name: `Get${parent.row}${segment[0]!.toUpperCase()}${segment.slice(1)}`,
    method: 'GET',
    path: `${path}/{id}/${segment}/{documentId}`,
    access,
    area,
    summary: 'A file of the row, for whoever reaches the row; shown in place with preview',
    query: true,
    input: z.strictObject({ preview: z.enum(['true', 'false']).default('false') }),
    example: { preview: 'true' },
    answers: { status: 200, types: Object.keys(fileTypes) },
    handle: async ({ preview }, scope) => {
      const { id, documentId } = scope.params as { id: string; documentId: string };
      const row = rows.seenBy(scope, await rowInReach(scope, { access, area }, parent));
      const file =
        row && documents(row).includes(documentId) ? await scope.row<FileRow>(fileStore.model, documentId) : null;
      // a row names only files of its commands; the file's own state may follow a moment later
      const isOwn = file !== null && file.kind === kind && file.state !== 'REMOVED' && (file.parent ?? id) === id;
      const bytes = isOwn ? await getBytes(scope, scope.organization, file) : null;
      if (!file || !bytes) throw unknown(scope, parent, area);
      return handedOut(file, bytes, preview === 'true');
    },
  });
}

/** Like an unknown id; named only to those who reach every row. */
function unknown(
  { domain, principal }: CommandScope,
  { reach, access }: AnyReadModel,
  area: string | undefined,
): Refused {
  return new Refused(domain.policy.clauses(principal, reach, access, area) ? 'forbidden' : 'entity_not_found');
}

function handedOut({ name, type }: FileRow, body: Buffer, isPreview: boolean): HttpAnswer {
  const headers = {
    'content-type': type,
    'content-disposition': contentDisposition(
      isPreview ? 'inline' : 'attachment',
      name ?? `document.${fileTypes[type]![0]}`,
    ),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': isPreview && type === 'application/pdf' ? onlyItsViewer : nothingRuns,
  };
  return { status: 200, body, headers };
}
