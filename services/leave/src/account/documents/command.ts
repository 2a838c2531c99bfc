import { command } from '@kadro/chassis';
import { reject } from '../../errors/index.ts';
import { z } from 'zod';
import { leaveAccount } from '../events.ts';
import { area, exampleId, fileId, foundRequest, onRequest } from '../shared/declarations.ts';
import { type LeaveAccountState } from '../state.ts';
import { addDocument, removeDocument } from './rules.ts';
import { documents, usableUploads } from './storage.ts';

const own = { who: 'reach', reach: ['own'] } as const;
/** Files are added one after the other: they are about the request as it was asked. */
const asked = ['LeaveRequested', 'LeaveChanged'] as const;
const exampleUrl = documents.urlOf(exampleId, '018f0000-0000-7000-8000-000000000002');

export const addDocumentCommand = command(leaveAccount, {
  name: 'AddLeaveDocument',
  method: 'POST',
  path: 'leave-requests/{id}/document',
  summary: 'Attaches an uploaded file',
  access: own,
  area,
  target: onRequest,
  section: asked,
  status: 201,
  input: z.strictObject({ documentId: fileId }),
  example: { documentId: exampleId },
  prepare: async ({ documentId }, scope) => ({
    id: scope.rowId,
    facts: { documents: await usableUploads(scope, [documentId]) },
  }),
  decide: (state: LeaveAccountState, { documentId }, { id, facts }) => addDocument(state, { id, documentId }, facts),
});

export const removeDocumentCommand = command(leaveAccount, {
  name: 'RemoveLeaveDocument',
  method: 'DELETE',
  path: 'leave-requests/{id}/document',
  summary: 'Removes an attached file',
  access: own,
  area,
  target: onRequest,
  section: asked,
  input: z.strictObject({ url: z.string().min(1).max(300) }),
  example: { url: exampleUrl },
  prepare: async ({ url }, scope) => {
    const documentId = url.split('/').at(-1)!;
    if (url !== documents.urlOf(scope.rowId, documentId))
      reject('reference_unknown', { fields: { url: { name: 'reference_unknown' } } });
    return { id: scope.rowId, documentId, documentRequired: foundRequest(scope).documentRequired };
  },
  decide: (state: LeaveAccountState, _input, { id, documentId, documentRequired }) =>
    removeDocument(state, { id, documentId }, { documentRequired }),
});
