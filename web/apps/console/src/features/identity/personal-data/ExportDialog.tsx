import { ApiError } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { ButtonRow, DialogBody, Effect, FormDialog } from '../../../form/Dialog.tsx';
import { refusalText } from '../../../form/use-command.ts';
import { saveFile } from '../../../parts/save-file.ts';
import { api } from '../../../server/api.ts';
import { type Employee } from '../employees/model.ts';

type Format = 'json' | 'pdf';

export function ExportDialog({ employee: { id, staffNumber }, onClose }: { employee: Employee; onClose: () => void }) {
  const t = useT('privacy');
  const toast = useToast();
  const [busy, setBusy] = useState<Format>();
  const take = async (format: Format) => {
    setBusy(format);
    try {
      saveFile(
        await api.file(`/people/${encodeURIComponent(id)}/export`, { params: { format }, silent: 'refusals' }),
        `${staffNumber || id}.${format}`,
      );
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ text: error.status >= 400 && error.status < 500 ? refusalText(error, t) : t('export.failed') });
      setBusy(undefined);
    }
  };
  return (
    <FormDialog title={t('export.button')} onClose={onClose}>
      <DialogBody>
        <Effect>{t('export.recorded')}</Effect>
        <ButtonRow>
          <Button variant="contained" disabled={busy !== undefined} onClick={() => void take('pdf')}>
            {t('export.pdf')}
          </Button>
          <Button variant="outlined" disabled={busy !== undefined} onClick={() => void take('json')}>
            {t('export.json')}
          </Button>
        </ButtonRow>
      </DialogBody>
    </FormDialog>
  );
}
