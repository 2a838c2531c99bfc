import { ApiError } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { type Employee } from '../employees/model.ts';
import { ButtonRow, DialogBody, Effect, FormDialog } from '../../../form/Dialog.tsx';
import { refusalText } from '../../../form/use-command.ts';
import { api } from '../../../server/api.ts';

type Format = 'json' | 'pdf';

/** A file needs its address until the browser has kept it. */
const keptMs = 60_000;

function saveAs(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}

/** Everything that is held about a person, as a file for programs or to read. */
export function ExportDialog({ employee: { id, staffNumber }, onClose }: { employee: Employee; onClose: () => void }) {
  const t = useT('privacy');
  const say = useToast();
  const [busy, setBusy] = useState<Format>();
  const take = async (format: Format) => {
    setBusy(format);
    try {
      saveAs(
        await api.file(`/people/${encodeURIComponent(id)}/export`, { params: { format }, silent: 'refusals' }),
        `${staffNumber || id}.${format}`,
      );
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      say({ text: error.status >= 400 && error.status < 500 ? refusalText(error, t) : t('export.failed') });
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
