/* oxlint-disable jsx-a11y/no-autofocus -- the dialog is opened to write into its one field */
import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { DraftNote, Field } from '@kadro/ui';
import { type DecisionDraft } from './use-draft.ts';

const Body = styled('div')({ display: 'grid', gap: 16 });

export interface NoteDialogProps {
  draft: DecisionDraft;
  /** The request that is decided: "Ayşe Demir, 26–30 Oct". */
  what: string;
  onSend: (act: 'deny' | 'detail') => void;
}

/** The note of a denial or question, where no space is beside the buttons; on phones a bottom sheet. */
export default function NoteDialog({ draft, what, onSend }: NoteDialogProps) {
  const t = useT('inbox');
  const id = useId();
  const { wish } = draft;
  if (!wish) return null;
  const word = t(wish === 'deny' ? 'common:action.deny' : 'action.requestDetail');
  const close = () => draft.setWish(null);
  return (
    <Dialog open onClose={close} aria-labelledby={id} fullWidth>
      <DialogTitle id={id}>
        {word}: <bdi>{what}</bdi>
      </DialogTitle>
      <DialogContent>
        <Body>
          <DraftNote draft={draft.earlier} onContinue={draft.earlier.takeUp} />
          <NoteField draft={draft} />
        </Body>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={close}>
          {t('common:action.dismiss')}
        </Button>
        <Button
          variant="contained"
          color={wish === 'deny' ? 'denied' : 'detail'}

          onClick={() => onSend(wish)}
        >
          {word}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function NoteField({ draft: { note, setNote, wish, problem } }: Pick<NoteDialogProps, 'draft'>) {
  const t = useT('inbox');
  return (
    <Field
      label={t(wish === 'deny' ? 'noteDeny' : 'noteDetail')}
      value={note}
      error={problem}

      multiline
      minRows={2}
      autoFocus
      onChange={({ target }) => setNote(target.value)}
      inputProps={{ maxLength: 1000 }}
    />
  );
}
