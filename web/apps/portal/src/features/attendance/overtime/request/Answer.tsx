import { type SubmitEvent, useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { DraftNote, Field, Frame, HelperText, Section, Sheet, useToast } from '@kadro/ui';
import { messageOf } from '../../../../core/message-of.ts';
import { useFormDraft } from '../../../../core/use-draft.ts';
import { useUnsaved } from '../../../../navigation/unsaved-guard.tsx';
import { Question } from '../../../../requests/Question.tsx';
import { refusalOf } from '../../../../requests/refusal.ts';
import { type OvertimeRequest } from '../data/types.ts';
import { useOvertimeCommand } from '../data/use-command.ts';

const Form = styled('form')({ display: 'grid', gap: 16, justifyItems: 'start', '& > :not(button)': { width: '100%' } });

const keptFields = ['note'] as const;

interface AnswerFormProps {
  request: OvertimeRequest;
  onDone: () => Promise<void>;
}

/** Answers what an approver asked. */
export function AnswerForm({ request, onDone }: AnswerFormProps) {
  const t = useT('leave');
  const [note, setNote] = useState('');
  const draft = useFormDraft({ name: 'overtime.detail', record: request.id, fields: keptFields }, request.revision);
  const { keep } = draft;
  useEffect(() => keep(note === '' ? {} : { note }), [keep, note]);
  const { submit, errors, busy } = useAnswer(request, note, async () => {
    draft.end();
    await onDone();
  });
  useUnsaved(note !== '' && !busy, draft.end);
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

function useAnswer({ id, revision }: OvertimeRequest, note: string, onDone: () => Promise<void>) {
  const t = useT('leave');
  const toast = useToast();
  const send = useOvertimeCommand();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!note.trim()) return setErrors({ note: t('common:validation.required') });
    setBusy(true);
    try {
      await send('PUT /attendance/api/v1/overtimes/{id}/detail', { id, body: { note: note.trim(), revision } });
      await onDone();
      toast({ text: t('answer.done'), status: 'PENDING' });
    } catch (error) {
      setErrors(refusalOf(error, ['note'], messageOf));
    }
    setBusy(false);
  };
  return { submit, errors, busy };
}
