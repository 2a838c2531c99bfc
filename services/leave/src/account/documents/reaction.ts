import { type FileState, type Reaction, removeFile } from '@kadro/chassis';
import { documents } from './storage.ts';

/** A request's files are what it names: others are released, and one that its owner removed is deleted. */
export const adoptDocuments: Reaction = {
  name: 'adoptDocuments',
  from: 'leave',
  on: ['LeaveRequested', 'LeaveChanged', 'DetailGiven', 'DocumentAdded', 'DocumentRemoved'],
  react: async ({ name, data }, scope) => {
    const { id, documentId } = data;
    // one that is new has nothing to release
    if (name === 'LeaveRequested' && data.documents.length === 0) return;
    if (name === 'DocumentRemoved')
      await scope.run<FileState>(documents.file, documentId, documentId, (state) => removeFile(state, { parent: id }));
    await documents.settle(scope, id);
  },
};
