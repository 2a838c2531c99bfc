import { useEffect, useState, type SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { DraftNote, HelperText, Field, Frame, Section, Sheet, useToast } from '@kadro/ui';
import { useFormDraft } from '../../../core/use-draft.ts';
import { useUnsaved } from '../../../navigation/unsaved-guard.tsx';
import { useLeaveCommand } from '../data/use-command.ts';
import { refusalOf } from '../../../requests/refusal.ts';
import { type LeaveRequest } from '../data/types.ts';
import { messageOf } from '../../../core/message-of.ts';
import { Question } from '../../../requests/Question.tsx';
import { Uploads } from '../files/Uploads.tsx';
import { useUploads, type UploadsState } from '../files/use-uploads.ts';

const Form = styled('form')({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  '& > *': { width: '100%' },
  '& > .MuiButton-root': { width: 'auto' },
});

const keptFields = ['note'] as const;

export function DetailForm({ request, onDone }: { request: LeaveRequest; onDone: () => Promise<void> }) {
  const t = useT('leave');
  const uploads = useUploads();
  const [note, setNote] = useState('');
  const hasFiles = uploads.files.length > 0;
  const draft = useKeptNote(request, note, hasFiles);
  const { submit, errors, busy } = useAnswer(request, note, uploads, async () => {
    draft.end();
    await onDone();
  });
  useUnsaved((note !== '' || hasFiles) && !busy, draft.end);
  return (
    <Frame>
      <Sheet>
        <Section title={t('answer.title')}>
          <Question request={request} />
          <Form onSubmit={(event) => void submit(event)} noValidate>
            <DraftNote draft={draft} onContinue={() => setNote(draft.take({ note }).note ?? note)} />
            <Field
              label={t('answer.note')}
              required
              multiline
              minRows={2}
              value={note}
              error={errors['note']}
              onChange={({ target }) => setNote(target.value)}
            />
            <Uploads uploads={uploads} error={errors['documents']} />
            <HelperText id="answer-all" error={errors['']} />
            <Button type="submit" variant="contained" disabled={busy}>
              {t('answer.send')}
            </Button>
          </Form>
        </Section>
      </Sheet>
    </Frame>
  );
}

function useKeptNote({ id, revision }: LeaveRequest, note: string, hasFiles: boolean) {
  const draft = useFormDraft({ name: 'leave.detail', record: id, fields: keptFields }, revision);
  const { keep } = draft;
  useEffect(() => keep(note === '' ? {} : { note }, hasFiles), [keep, note, hasFiles]);
  return draft;
}

function useAnswer(request: LeaveRequest, note: string, uploads: UploadsState, onDone: () => Promise<void>) {
  const t = useT('leave');
  const toast = useToast();
  const send = useLeaveCommand();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!note.trim()) return setErrors({ note: t('common:validation.required') });
    setBusy(true);
    try {
      const documents = await uploads.settled();
      if (documents === null) return setErrors({ documents: t('documents.notThere') });
      const body = { note: note.trim(), ...(documents.length > 0 && { documents }), revision: request.revision };
      await send('PUT /leave/api/v1/leave-requests/{id}/detail', { id: request.id, body });
      await onDone();
      toast({ text: t('answer.done'), status: 'PENDING' });
    } catch (error) {
      setErrors(refusalOf(error, ['note', 'documents'], messageOf));
    } finally {
      setBusy(false);
    }
  };
  return { submit, errors, busy };
}
