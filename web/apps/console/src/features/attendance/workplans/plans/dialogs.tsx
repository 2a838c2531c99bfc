import { useFormat, useT } from '@kadro/i18n';
import { useMemo } from 'react';
import { type WorkplanRowFragment } from '../../../../generated/graphql.ts';
import { CommandForm } from '../../../../form/CommandForm.tsx';
import { Effect, FormDialog } from '../../../../form/Dialog.tsx';
import { fields } from './fields.ts';

export type Plan = WorkplanRowFragment;

const reasoned = [{ fields: ['reason'] }] as const;
const noted = [{ fields: ['note'] }] as const;

type DialogProps = { plan: Plan; onClose: () => void };

/** Takes a whole workplan back. */
export function CancelPlan({ plan: { id, revision, from, to }, onClose }: DialogProps) {
  const t = useT('console-attendance');
  const { dateInSentence } = useFormat();
  return (
    <FormDialog title={t('roster.cancelTitle')} onClose={onClose}>
      <CommandForm
        of={fields}
        parts={reasoned}
        required={['reason']}
        command={(body) => ({
          service: 'attendance',
          method: 'PUT',
          path: `workplans/${id}/cancel`,
          body: { ...body, revision },
        })}
        submit={t('roster.cancel')}
        onDone={onClose}
        onClose={onClose}
      >
        <Effect>{t('roster.cancelEffect', { days: dateInSentence(from, to) })}</Effect>
      </CommandForm>
    </FormDialog>
  );
}

export function NotePlan({ plan, onClose }: DialogProps) {
  const t = useT('console-attendance');
  const record = useMemo(() => ({ note: plan.note }), [plan]);
  return (
    <FormDialog title={t('roster.note')} onClose={onClose}>
      <CommandForm
        of={fields}
        parts={noted}
        record={record}
        command={(body) => ({
          service: 'attendance',
          method: 'PUT',
          path: `workplans/${plan.id}/note`,
          body: { ...body, revision: plan.revision },
        })}
        submit={t('common:action.save')}
        onDone={onClose}
        onClose={onClose}
      />
    </FormDialog>
  );
}

type TakeOutProps = DialogProps & { date: string; shift: { id: string; name: string } };

/** Takes a shift out of one day of its workplan. */
export function TakeOutShift({ plan: { id, revision }, date, shift, onClose }: TakeOutProps) {
  const t = useT('console-attendance');
  const { dateInSentence } = useFormat();
  return (
    <FormDialog title={t('roster.takeOutTitle')} onClose={onClose}>
      <CommandForm
        of={fields}
        parts={reasoned}
        command={(body) => ({
          service: 'attendance',
          method: 'DELETE',
          path: `workplans/${id}/shifts/${shift.id}`,
          body: { ...body, dates: [date], revision },
        })}
        submit={t('roster.takeOut')}
        onDone={onClose}
        onClose={onClose}
      >
        <Effect>{t('roster.takeOutEffect', { shift: shift.name, day: dateInSentence(date) })}</Effect>
      </CommandForm>
    </FormDialog>
  );
}
