import { useT } from '@kadro/i18n';
import { Field } from '@kadro/ui';
import { useState } from 'react';
import { DialogBody, DialogButtons, Effect, FormDialog } from '../../../form/Dialog.tsx';
import { type RemedyProps } from '../../../manifest/feature.ts';

/** What touches a closed month needs a reason: it becomes a difference there. */
export function CorrectClosed({ error, records, onGive, onClose }: RemedyProps) {
  const t = useT('console-attendance');
  const [reason, setReason] = useState('');
  return (
    <FormDialog title={t('period.correctTitle')} onClose={onClose}>
      <DialogBody>
        {records !== undefined && <strong>{t('common:paging.selected', { count: records })}</strong>}
        <Effect>{error.message}</Effect>
        <Field
          label={t('console-fields:field.reason')}
          value={reason}
          required
          multiline
          minRows={2}
          autoComplete="off"
          onChange={(event) => setReason(event.target.value)}
        />
        <DialogButtons
          submit={t('period.correct')}
          disabled={reason.trim() === ''}
          onSubmit={() => onGive({ correction: { reason: reason.trim() } })}
          onClose={onClose}
        />
      </DialogBody>
    </FormDialog>
  );
}
