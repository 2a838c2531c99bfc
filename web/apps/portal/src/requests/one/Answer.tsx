import { type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { DraftNote, Frame, HelperText, Section, Sheet } from '@kadro/ui';
import { useUnsaved } from '../../navigation/unsaved-guard.tsx';
import { type AnyRequest } from '../types.ts';
import { Question } from './Question.tsx';
import { Text } from './Text.tsx';
import { useAct } from './use-act.ts';
import { useWritten } from './use-written.ts';

const Form = styled('form')({ display: 'grid', gap: 16, justifyItems: 'start', '& > :not(button)': { width: '100%' } });

const kept = ['note'] as const;
const fields = ['note', 'documents'] as const;

interface AnswerProps {
  /** Of the kind of request, in drafts. */
  name: string;
  request: AnyRequest;
  send: (note: string) => Promise<unknown>;
  onDone: () => Promise<void>;
  hasFiles?: boolean;
  /** What is added to the answer, with what is wrong with it. */
  files?: (error: string | undefined) => ReactNode;
}

/** Answers what an approver asked. */
export function Answer({ name, request, send, onDone, hasFiles = false, files }: AnswerProps) {
  const t = useT('leave');
  const note = useWritten(`${name}.detail`, kept, request, hasFiles);
  const { draft } = note;
  const { submit, errors, busy } = useAct(note.text, {
    fields: files ? fields : kept,
    send,
    done: { text: t('answer.done'), status: 'PENDING' },
    onDone: async () => {
      draft.end();
      await onDone();
    },
  });
  useUnsaved((note.text !== '' || hasFiles) && !busy, draft.end);
  return (
    <Frame>
      <Sheet>
        <Section title={t('answer.title')}>
          <Question request={request} />
          <Form onSubmit={submit} noValidate>
            <DraftNote draft={draft} onContinue={draft.takeUp} />
            <Text label={t('answer.note')} written={note} error={errors['note']} />
            {files?.(errors['documents'])}
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
