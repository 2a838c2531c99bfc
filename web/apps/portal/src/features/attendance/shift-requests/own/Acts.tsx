import { useEffect, useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { DraftNote, Field, Frame, HelperText, Section, Sheet } from '@kadro/ui';
import { useFormDraft } from '../../../../core/use-draft.ts';
import { useUnsaved } from '../../../../navigation/unsaved-guard.tsx';
import { Question } from '../../../../requests/Question.tsx';
import { type Correction, type ShiftRequest } from '../data/types.ts';
import { type Own, useAnswering, useCancelling } from './acts.ts';

const Fields = styled('div')({ display: 'grid', gap: 16 });
const Form = styled('form')({ display: 'grid', gap: 16, justifyItems: 'start', '& > :not(button)': { width: '100%' } });

interface ActProps {
  kind: Own;
  request: Correction | ShiftRequest;
  onDone: () => Promise<void>;
}

const reasonField = ['reason'] as const;
const noteField = ['note'] as const;

export function CancelButton(props: ActProps) {
  const t = useT('leave');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('cancel.action')}
      </Button>
      {isOpen && <CancelDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function CancelDialog({ kind, request, onDone, onClose }: ActProps & { onClose: () => void }) {
  const t = useT('timesheet');
  const id = useId();
  const { text, setText, draft } = useText(`${kind}.cancel`, reasonField, request);
  const leave = () => {
    draft.end();
    onClose();
  };
  const done = async () => {
    await onDone();
    leave();
  };
  const { act, errors, busy } = useCancelling({ kind, request, onDone: done });
  return (
    <Dialog open onClose={busy ? undefined : leave} aria-labelledby={id} fullWidth>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void act(text);
        }}
      >
        <DialogTitle id={id}>{t('requests.cancelTitle')}</DialogTitle>
        <DialogContent>
          <Fields>
            <DraftNote draft={draft} onContinue={draft.takeUp} />
            <Text label={t('leave:leave.cancelReason')} text={text} error={errors['reason']} onChange={setText} />
            <HelperText id={`${id}-all`} error={errors['']} />
          </Fields>
        </DialogContent>
        <Buttons busy={busy} onClose={leave} />
      </form>
    </Dialog>
  );
}

function Buttons({ busy, onClose }: { busy: boolean; onClose: () => void }) {
  const t = useT('leave');
  return (
    <DialogActions>
      <Button variant="outlined" disabled={busy} onClick={onClose}>
        {t('common:action.dismiss')}
      </Button>
      <Button type="submit" variant="contained" disabled={busy}>
        {t('cancel.action')}
      </Button>
    </DialogActions>
  );
}

/** Answers what an approver asked. */
export function AnswerForm({ kind, request, onDone }: ActProps) {
  const t = useT('leave');
  const { text, setText, draft } = useText(`${kind}.detail`, noteField, request);
  const done = async () => {
    draft.end();
    await onDone();
  };
  const { act, errors, busy } = useAnswering({ kind, request, onDone: done });
  useUnsaved(text !== '' && !busy, draft.end);
  return (
    <Frame>
      <Sheet>
        <Section title={t('answer.title')}>
          <Question request={request} />
          <Form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void act(text);
            }}
          >
            <DraftNote draft={draft} onContinue={draft.takeUp} />
            <Text label={t('answer.note')} text={text} error={errors['note']} onChange={setText} />
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

interface TextProps {
  label: string;
  text: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

const Text = ({ label, text, error, onChange }: TextProps) => (
  <Field
    label={label}
    required
    multiline
    minRows={2}
    value={text}
    error={error}
    onChange={({ target }) => onChange(target.value)}
  />
);

/** The text of an act, kept on the device while it is written. */
function useText<N extends 'reason' | 'note'>(
  name: string,
  fields: readonly [N],
  { id, revision }: { id: string; revision: number },
) {
  const [text, setText] = useState('');
  const draft = useFormDraft({ name, record: id, fields }, revision);
  const { keep, take } = draft;
  const [field] = fields;
  useEffect(() => keep(text === '' ? {} : { [field]: text }), [keep, text, field]);
  return { text, setText, draft: { ...draft, takeUp: () => setText(take({ [field]: text })[field] ?? text) } };
}
