import { Suspense, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useT } from '@kadro/i18n';
import { useUser } from '../../../core/context.tsx';
import { lazily } from '../../../core/lazily.ts';

const PasswordDialog = lazily(() => import('./PasswordDialog.tsx'));

export default function PasswordNotice() {
  const t = useT();
  const { passwordExpireNotification: days } = useUser();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Alert
        severity="warning"
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            {t('password.change')}
          </Button>
        }
      >
        {t('password.expires', { count: days ?? 0 })}
      </Alert>
      {open && (
        <Suspense>
          <PasswordDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
