import { lazy, Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useT } from '@kadro/i18n';
import { isOn } from '../navigation/menu.ts';
import { useOrganization } from '../people/questions.ts';

const NewRequest = lazy(() => import('../features/leave/ask/NewRequest.tsx'));

/** Opens the list of what can be asked for; not there where nothing can. */
export function NewRequestButton() {
  const t = useT('portal');
  const [open, setOpen] = useState(false);
  const { data } = useOrganization();
  if (!isOn(data?.mobileSettings, 'leave')) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Plus strokeWidth={1.7} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {t('nav.newRequest')}
      </Button>
      {open && (
        <Suspense>
          <NewRequest onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
