import { useFormat, useT } from '@kadro/i18n';
import { defineFields, longText } from '../../../../fields/kinds.ts';
import { CommandForm } from '../../../../form/CommandForm.tsx';
import { Effect, FormDialog } from '../../../../form/Dialog.tsx';
import { kind, type Overtime } from '../model.ts';

const fields = defineFields({ reason: longText });
const parts = [{ fields: ['reason'] }] as const;

export function CancelDialog({ request, onClose }: { request: Overtime; onClose: () => void }) {
  const t = useT('overtime');
  const { dateInSentence, duration } = useFormat();
  const { id, revision, status, overtimeDate, durationInMinutes } = request;
  return (
    <FormDialog title={t('cancelTitle', { date: dateInSentence(overtimeDate) })} onClose={onClose}>
      <CommandForm
        of={fields}
        parts={parts}
        required={['reason']}
        command={(body) => ({
          service: kind.service,
          method: 'PUT',
          path: `${kind.path}/${id}/cancel`,
          body: { ...body, revision },
        })}
        submit={t('console-requests:cancel.button')}
        onDone={onClose}
        onClose={onClose}
      >
        {status === 'APPROVED' && <Effect>{t('cancelEffect', { time: duration(durationInMinutes) })}</Effect>}
      </CommandForm>
    </FormDialog>
  );
}
