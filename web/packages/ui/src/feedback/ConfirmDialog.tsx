import { useId, useState, type ReactNode } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question with the verb of the button ("Cancel leave from 28 October?"). */
  title: ReactNode;
  /** What will be different, in numbers. */
  effect?: ReactNode;
  confirm: string;
  cancel: string;
  colour?: ButtonProps['color'];
  /** What keeps it from being done is in `effect`. */
  disabled?: boolean;
  /** Closes by itself when it is done; stays open when it throws. */
  onConfirm: () => unknown;
  onClose: () => void;
}

/** Runs once at a time and closes afterwards; an error leaves the dialog open. */
function useConfirming(onConfirm: () => unknown, onClose: () => void) {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}

/** One question before something that is hard to take back; on phones a sheet from below. */
export function ConfirmDialog({
  open,
  title,
  effect,
  confirm,
  cancel,
  colour = 'primary',
  disabled = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const id = useId();
  const { busy, run } = useConfirming(onConfirm, onClose);
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={effect ? `${id}-effect` : undefined}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {effect && <DialogContent id={`${id}-effect`}>{effect}</DialogContent>}
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={busy}>
          {cancel}
        </Button>
        <Button variant="contained" color={colour} onClick={() => void run()} disabled={busy || disabled}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
