import { useT } from '@kadro/i18n';
import { Field } from '@kadro/ui';
import { useState } from 'react';
import { DialogBody, DialogButtons, Effect, FormDialog } from '../../../form/Dialog.tsx';
import { type RemedyProps } from '../../../manifest/feature.ts';

interface CorrectionProps {
  /** Why it cannot be done as it is. */
  message: string;
  /** How many of several are corrected. */
  records?: number;
  onGive: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason with which a closed month is corrected. */
export function Correction({ message, records, onGive, onClose }: CorrectionProps) {
  const t = useT('console-attendance');
  const [reason, setReason] = useState('');
  return (
    <FormDialog title={t('period.correctTitle')} onClose={onClose}>
      <DialogBody>
        {records !== undefined && <strong>{t('common:paging.selected', { count: records })}</strong>}
        <Effect>{message}</Effect>
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
          onSubmit={() => onGive(reason.trim())}
          onClose={onClose}
        />
      </DialogBody>
    </FormDialog>
  );
}

/** What touches a closed month needs a reason: it becomes a difference there. */
export const CorrectClosed = ({ error, records, onGive, onClose }: RemedyProps) => (
  <Correction
    message={error.message}
    records={records}
    onGive={(reason) => onGive({ correction: { reason } })}
    onClose={onClose}
  />
);
