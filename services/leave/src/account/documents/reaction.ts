import { adopt, type FileState, type Reaction, removeFile } from '@kadro/chassis';
import { documents } from './storage.ts';

/** Adopted uploads are no longer orphans; a removed one is deleted. */
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
