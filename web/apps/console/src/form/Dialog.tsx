import { useT } from '@kadro/i18n';
import { feedback, ink } from '@kadro/ui';
import Button, { type ButtonProps } from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

export const Effect = styled('p')({ color: ink.textMuted });

export const DialogBody = styled('div')({ display: 'grid', gap: 16 });
export const Problem = styled('p')({ color: feedback.error.text });
export const ButtonRow = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export interface DialogButtonsProps {
  submit: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  busy?: boolean;
  disabled?: boolean;
  color?: ButtonProps['color'];
}

export function DialogButtons({
  submit,
  onSubmit,
  onClose,
  busy = false,
  disabled = false,
  color,
}: DialogButtonsProps) {
  const t = useT();
  return (
    <ButtonRow>
      <Button variant="contained" color={color} disabled={busy || disabled} onClick={onSubmit}>
        {submit}
      </Button>
      <Button variant="outlined" disabled={busy} onClick={onClose}>
        {t('common:action.dismiss')}
      </Button>
    </ButtonRow>
  );
}

/** A dialog with a small form; on phones a bottom sheet. */
export function FormDialog({
  title,
  onClose,
  children,
}: {
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { maxWidth: 560 } } }}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  );
}
