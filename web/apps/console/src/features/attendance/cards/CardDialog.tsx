import { useT } from '@kadro/i18n';
import { useMemo } from 'react';
import { CommandForm } from '../../../form/CommandForm.tsx';
import { Effect, FormDialog } from '../../../form/Dialog.tsx';
import { type IdentityRowFragment } from '../../../generated/graphql.ts';
import { fields } from './fields.ts';

type Card = IdentityRowFragment;

interface CardDialogProps {
  /** Whose card it becomes; absent: who is chosen. */
  employeeId?: string;
  /** A reading of a card that is nobody's yet. */
  reading?: { sensor: string };
  onClose: () => void;
}

const ofPerson = [{ fields: ['kind', 'number'] }] as const;
const ofAnybody = [{ fields: ['employeeId', 'kind', 'number'] }] as const;

/** Gives a card to a person. */
export function CardDialog({ employeeId, reading, onClose }: CardDialogProps) {
  const t = useT('console-devices');
  const title = t(reading ? 'unassigned.give' : 'card.add');
  const kind =
    fields.kind.kind === 'choice' && fields.kind.values.includes(reading?.sensor ?? '') ? reading?.sensor : 'CARD';
  return (
    <FormDialog title={title} onClose={onClose}>
      <CommandForm
        of={fields}
        parts={employeeId ? ofPerson : ofAnybody}
        required={['employeeId', 'number']}
        defaults={{ kind }}
        command={(body) => ({
          service: 'attendance',
          method: 'POST',
          path: 'identities',
          body: { ...body, ...(employeeId && { employeeId }) },
        })}
        submit={title}
        onDone={onClose}
        onClose={onClose}
      >
        {reading && <Effect>{t('unassigned.giveEffect')}</Effect>}
      </CommandForm>
    </FormDialog>
  );
}

/** Changes number or kind of a card. */
export function ChangeCard({ card, onClose }: { card: Card; onClose: () => void }) {
  const t = useT('console-devices');
  const record = useMemo(() => ({ kind: card.kind, number: card.number }), [card]);
  return (
    <FormDialog title={t('card.change')} onClose={onClose}>
      <CommandForm
        of={fields}
        parts={ofPerson}
        record={record}
        required={['kind', 'number']}
        command={(changes) => ({
          service: 'attendance',
          method: 'PUT',
          path: `identities/${card.id}`,
          body: { ...changes, revision: card.revision },
        })}
        submit={t('common:action.save')}
        onDone={onClose}
        onClose={onClose}
      />
    </FormDialog>
  );
}
