import { Suspense, useState } from 'react';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useT } from '@kadro/i18n';
import { useNewRequests } from './use-menu.ts';
import { lazily } from '../core/lazily.ts';

const NewRequest = lazily(() => import('./NewRequest.tsx'));

/** Opens the list of new requests; absent where there is none. */
export function NewRequestButton() {
  const t = useT('portal');
  const [open, setOpen] = useState(false);
  const lists = useNewRequests();
  if (lists.length === 0) return null;
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
