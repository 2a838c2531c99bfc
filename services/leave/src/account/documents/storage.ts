import { type FileRow, storageOf, type QueryScope, type CommandScope } from '@kadro/chassis';
import { leaveRequests } from '../rows/requests/model.ts';
import { area } from '../shared/declarations.ts';

const storage = storageOf({
  kinds: {
    leaveDocument: {
      dataClass: 'text',
      parent: leaveRequests,
      path: 'leave-requests',
      documents: ({ documentIds }) => documentIds,
      namedIn: 'documentIds',
      area,
    },
  },
});

/** Sick notes and other papers of a request: readable by whoever can read the request. */
export const documents = {
  ...storage,
  filesOf: (scope: QueryScope, ids: readonly string[]): Promise<FileRow[]> =>
    scope.rowsById<FileRow>(storage.files, ids),
  urlOf: (requestId: string, documentId: string): string =>
    `/leave/api/v1/leave-requests/${requestId}/document/${documentId}`,
};

/** The caller's own orphans, and files that the request has already. */
export async function usableUploads(scope: CommandScope, ids: readonly string[] = []): Promise<string[]> {
  return (await documents.ownOrphans(scope, ids, { rowId: scope.rowId })).map((file) => file.id);
}
