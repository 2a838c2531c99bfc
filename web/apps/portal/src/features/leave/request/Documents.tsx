import { useState } from 'react';
import Button from '@mui/material/Button';
import { useT } from '@kadro/i18n';
import { HelperText, Section, useToast } from '@kadro/ui';
import { Documents } from '../files/Documents.tsx';
import { useLeaveCommand } from '../data/use-command.ts';
import { type LeaveDocument, type LeaveRequest } from '../data/types.ts';
import { messageOf } from '../../../core/message-of.ts';
import { Uploads } from '../files/Uploads.tsx';
import { useUploads } from '../files/use-uploads.ts';

export interface RequestDocumentsProps {
  request: LeaveRequest;
  onChanged: () => Promise<void>;
  canAdd: boolean;
  canRemove: boolean;
}

export function RequestDocuments({ request, onChanged, canAdd, canRemove }: RequestDocumentsProps) {
  const t = useT('leave');
  const { uploads, remove, problem } = useDocumentChanges(request, onChanged);
  const documents = request.documents ?? [];
  const action = (document: LeaveDocument) => (
    <Button
      size="small"
      color="inherit"
      aria-label={`${t('common:action.remove')}: ${document.name}`}
      onClick={() => void remove(document)}
    >
      {t('common:action.remove')}
    </Button>
  );
  return (
    <Section title={t('common:field.documents')}>
      {documents.length === 0 && <p>{t('documents.none')}</p>}
      {documents.length > 0 && (
        <Documents requestId={request.id} documents={documents} action={canRemove ? action : undefined} />
      )}
      <HelperText id="request-documents" error={problem} />
      {canAdd && <Uploads uploads={uploads} />}
    </Section>
  );
}

function useDocumentChanges({ id, revision }: LeaveRequest, onChanged: () => Promise<void>) {
  const t = useT('leave');
  const toast = useToast();
  const send = useLeaveCommand();
  const [problem, setProblem] = useState<string>();
  const uploads = useUploads(async (documentId) => {
    await send('POST /leave/api/v1/leave-requests/{id}/document', { id, body: { documentId, revision } });
    await onChanged();
    toast({ text: t('documents.added') });
  });
  const remove = async ({ url }: LeaveDocument) => {
    setProblem(undefined);
    try {
      await send('DELETE /leave/api/v1/leave-requests/{id}/document', { id, body: { url, revision } });
      await onChanged();
      toast({ text: t('documents.removed') });
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return { uploads, remove, problem };
}
