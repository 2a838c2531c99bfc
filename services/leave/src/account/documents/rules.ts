import { type NewEvent } from '@kadro/chassis';
import { reject } from '../../errors/index.ts';
import { type LeaveAccountEvents } from '../events.ts';
import { problem } from '../shared/refusals.ts';
import { holds, type LeaveAccountState, requestOf } from '../state.ts';

type Events = NewEvent<LeaveAccountEvents>[];

interface DocumentInput {
  id: string;
  documentId: string;
}

/** An attachment does not restart the chain. @throws request_decided, reference_unknown */
export function addDocument(
  state: LeaveAccountState,
  { id, documentId }: DocumentInput,
  facts: { documents: readonly string[] },
): Events {
  const request = requestOf(state, id);
  if (!holds(request)) reject('request_decided');
  if (request.documents.includes(documentId)) return [];
  if (!facts.documents.includes(documentId)) throw problem('reference_unknown', 'documents');
  return [{ type: 'DocumentAdded', data: { id, documentId } }];
}

/** The last document stays where the type requires one. @throws request_decided, leave_document_required */
export function removeDocument(
  state: LeaveAccountState,
  { id, documentId }: DocumentInput,
  { documentRequired }: { documentRequired: boolean },
): Events {
  const request = requestOf(state, id);
  if (!holds(request)) reject('request_decided');
  if (!request.documents.includes(documentId)) return [];
  if (documentRequired && request.documents.length === 1) throw problem('leave_document_required', 'documents');
  return [{ type: 'DocumentRemoved', data: { id, documentId } }];
}
