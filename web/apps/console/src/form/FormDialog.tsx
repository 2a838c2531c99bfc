import { ink } from '@kadro/ui';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

/** What a form in a dialog will do, above its buttons. */
export const Effect = styled('p')({ color: ink.textMuted });

/** A small form in a dialog; on phones a sheet from below. */
export function FormDialog({ title, onClose, children }: { title: ReactNode; onClose: () => void; children: ReactNode }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { maxWidth: 560 } } }}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  );
}
