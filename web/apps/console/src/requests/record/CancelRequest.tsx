import { useT } from '@kadro/i18n';
import { defineFields, longText } from '../../fields/kinds.ts';
import { CommandForm } from '../../form/CommandForm.tsx';
import { Effect, FormDialog } from '../../form/Dialog.tsx';
import { type AskedRow, type RequestKind } from '../model.ts';

const fields = defineFields({ reason: longText });
const parts = [{ fields: ['reason'] }] as const;

interface CancelProps {
  of: RequestKind;
  request: AskedRow;
  /** By default a plain question. */
  title?: string;
  /** What is not there any more then. */
  effect?: string;
  onClose: () => void;
}

/** Takes a request back, with a reason. */
export function CancelRequest({ of, request: { id, revision }, title, effect, onClose }: CancelProps) {
  const t = useT('console-requests');
  return (
    <FormDialog title={title ?? t('cancel.title')} onClose={onClose}>
      <CommandForm
        of={fields}
        parts={parts}
        required={['reason']}
        command={(body) => ({
          service: of.service,
          method: 'PUT',
          path: `${of.path}/${id}/cancel`,
          body: { ...body, revision },
        })}
        submit={t('cancel.button')}
        onDone={onClose}
        onClose={onClose}
      >
        {effect && <Effect>{effect}</Effect>}
      </CommandForm>
    </FormDialog>
  );
}
