import {
  adopt,
  type FileRow,
  type FileState,
  type QueryScope,
  type Reaction,
  removeFile,
  storageOf,
} from '@kadro/chassis';
import { type LeaveRequestRow, leaveRequests } from '../rows/requests/model.ts';

const storage = storageOf({
  parent: leaveRequests,
  path: 'leave-requests',
  documents: (row) => (row as unknown as LeaveRequestRow).documentIds,
  area: 'leave',
});

/** Sick notes and other papers of a request: seen by whoever sees the request. */
export const documents = {
  ...storage,
  /** What is attached, as far as it is there. */
  filesOf: (scope: QueryScope, ids: readonly string[]): Promise<FileRow[]> =>
    scope.rowsById<FileRow>(storage.files, ids),
  /** Path of a document, which the row names and a removal repeats. */
  urlOf: (requestId: string, documentId: string): string =>
    `/leave/api/v1/leave-requests/${requestId}/document/${documentId}`,
};

/** Uploads that a request takes up are no orphans any more; one that it gives up goes. */
export const adoptDocuments: Reaction = {
  name: 'adoptDocuments',
  from: 'leave',
  on: ['LeaveRequested', 'LeaveChanged', 'DetailGiven', 'DocumentAdded', 'DocumentRemoved'],
  react: async ({ name, data }, scope) => {
    const files: string[] = data.documents ?? [data.documentId];
    for (const file of files) {
      await scope.run<FileState>(documents.file, file, file, (state) =>
        name === 'DocumentRemoved' ? removeFile(state, { parent: data.id }) : adopt(state, { parent: data.id }),
      );
    }
  },
};
