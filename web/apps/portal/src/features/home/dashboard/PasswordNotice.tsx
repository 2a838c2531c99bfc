import { lazy, Suspense, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useT } from '@kadro/i18n';

const PasswordDialog = lazy(() => import('../../identity/sign-in/PasswordDialog.tsx'));

/** Says from when on the password has to be another, while there is time (`days` left). */
export default function PasswordNotice({ days }: { days: number }) {
  const t = useT();
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
        {t('password.expires', { count: days })}
      </Alert>
      {open && (
        <Suspense>
          <PasswordDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
