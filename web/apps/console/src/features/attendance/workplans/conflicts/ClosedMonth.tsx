import { useT } from '@kadro/i18n';
import { Field } from '@kadro/ui';
import { useState } from 'react';
import { DialogBody, DialogButtons, Effect, FormDialog } from '../../../../form/Dialog.tsx';

interface ClosedMonthProps {
  /** Why it cannot be set as it is. */
  message: string;
  onGive: (reason: string) => void;
  onClose: () => void;
}

/** With a reason, what is painted in a closed month is set as a correction of it. */
export function ClosedMonth({ message, onGive, onClose }: ClosedMonthProps) {
  const t = useT('console-attendance');
  const [reason, setReason] = useState('');
  return (
    <FormDialog title={t('period.correctTitle')} onClose={onClose}>
      <DialogBody>
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
