import { useT } from '@kadro/i18n';
import Button from '@mui/material/Button';
import { Download, Eraser } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../../server/api.ts';
import { useRights } from '../../../server/session/use-rights.ts';
import { type Employee } from '../employees/model.ts';
import { ExportDialog } from './ExportDialog.tsx';
import { ForgetDialog } from './ForgetDialog.tsx';

export function PrivacyActions({ employee }: { employee: Employee }) {
  const t = useT('privacy');
  const { all } = useRights();
  const { id } = useSession();
  const [open, setOpen] = useState<'export' | 'forget'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Button color="inherit" startIcon={<Download strokeWidth={1.7} />} onClick={() => setOpen('export')}>
        {t('export.button')}
      </Button>
      {all && id !== employee.id && (
        <Button color="inherit" startIcon={<Eraser strokeWidth={1.7} />} onClick={() => setOpen('forget')}>
          {t('forget.button')}
        </Button>
      )}
      {open === 'export' && <ExportDialog employee={employee} onClose={close} />}
      {open === 'forget' && <ForgetDialog employee={employee} onClose={close} />}
    </>
  );
}
