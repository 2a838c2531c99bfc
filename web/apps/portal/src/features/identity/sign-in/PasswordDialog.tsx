import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { useOwnFile } from '../../../people/own-file.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const { data } = useOwnFile();
  const done = () => {
    toast({ text: t('portal:password.changed') });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="change-password">
      <DialogTitle id="change-password">{t('password.change')}</DialogTitle>
      <DialogContent>
        <NewPasswordForm
          withOld
          staffNumber={data?.staffNumber}
          onDone={done}
          onBack={onClose}
          back={t('action.dismiss')}
        />
      </DialogContent>
    </Dialog>
  );
}
