import { type ReactNode, useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { DraftNote, HelperText } from '@kadro/ui';
import { Text } from './Text.tsx';
import { type Act } from './use-act.ts';
import { type Written } from './use-written.ts';

const Fields = styled('div')({ display: 'grid', gap: 16 });

/** A button that opens what `children` draws. */
export function CancelButton({ children }: { children: (onClose: () => void) => ReactNode }) {
  const t = useT('leave');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('cancel.action')}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

interface CancelDialogProps {
  title: string;
  /** What comes of it, where something does. */
  effect?: ReactNode;
  reason: Written;
  act: Act;
  /** Of the button, where not all is cancelled. */
  confirm?: string;
  /** Fields above the reason. */
  children?: ReactNode;
  onClose: () => void;
}

/** Cancels a request, for a reason. */
export function CancelDialog({ title, effect, reason, act, confirm, children, onClose }: CancelDialogProps) {
  const t = useT('leave');
  const id = useId();
  const { submit, errors, busy } = act;
  const leave = () => {
    reason.draft.end();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={busy ? undefined : leave}
      aria-labelledby={`${id}-title`}
      aria-describedby={effect ? `${id}-effect` : undefined}
      fullWidth
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
        <DialogContent>
          <Fields>
            <DraftNote draft={reason.draft} onContinue={reason.draft.takeUp} />
            {effect && (
              <p id={`${id}-effect`} aria-live="polite">
                {effect}
              </p>
            )}
            {children}
            <Text label={t('leave.cancelReason')} written={reason} error={errors['reason']} />
            <HelperText id={`${id}-all`} error={errors['']} />
          </Fields>
        </DialogContent>
        <Buttons confirm={confirm} busy={busy} onClose={leave} />
      </form>
    </Dialog>
  );
}

function Buttons({ confirm, busy, onClose }: Pick<CancelDialogProps, 'confirm' | 'onClose'> & Pick<Act, 'busy'>) {
  const t = useT('leave');
  return (
    <DialogActions>
      <Button variant="outlined" disabled={busy} onClick={onClose}>
        {t('common:action.dismiss')}
      </Button>
      <Button type="submit" variant="contained" disabled={busy}>
        {confirm ?? t('cancel.action')}
      </Button>
    </DialogActions>
  );
}
